import type { FaultName } from '@letterslot/client/faults'

const nth = (count: number): string => `${count}. Versuch`

export const tryText = {
  title: 'Ausprobieren',
  goesTo: 'Geht an:',
  way: { practice: 'die Übung', 'test-inbox': 'das Testpostfach' },
  nowhere: 'Nicht verbunden',
  real: 'Das sendet wirklich. Ihre Besucher sehen genau dies.',
  realInbox: 'Das sendet an das Testpostfach auf diesem Computer. Ihre Besucher sehen genau dies.',
  realPractice: 'Das sendet innerhalb dieser Seite. Ihre Besucher sehen genau dies.',
  pretended: 'Ihre Besucher sehen genau dies.',
  connectFirst: 'Verbinden Sie zuerst; bis dahin lesen Besucher, dass das Formular nicht verbunden ist.',
  visitor: 'Was der Besucher sieht',
  maker: 'Was Sie bekommen',
  fillIn: 'Ausfüllen',
  madeUp: (missing: readonly string[]): string =>
    missing.length === 0
      ? 'Diese Antworten sind erfunden.'
      : `Diese Antworten sind erfunden. Für ${missing.map((label) => `„${label}“`).join(', ')} fand sich keine.`,
  goesOn: (host: string): string => `Hier geht es für Besucher weiter zu ${host}. Das Ausprobieren bleibt.`,
  nothing: 'Seit Sie hier sind, wurde nichts gesendet.',
  nothingMore: 'Füllen Sie das Formular aus, und senden Sie es. Was daraus wird, steht hier.',
  preview: 'Was dann ankommt, mit erfundenen Antworten',
  previewOfThis: 'Was dann ankommt',
  willSay: (said: string): string => `Dann steht da: „${said}“`,
  says: (said: string): string => `Da steht: „${said}“`,
  sending: 'Geht hinaus',
  sendingTo: (name: string): string => (name === '' ? '' : `Unterwegs an ${name}.`),
  waits: (count: number): string =>
    `Noch ist nichts angekommen. ${count === 1 ? 'Eine Nachricht wartet' : `${count} Nachrichten warten`}.`,
  mayHaveArrived: (count: number): string =>
    `Vielleicht ist es angekommen. ${count === 1 ? 'Eine Nachricht wartet' : `${count} Nachrichten warten`} auf eine klare Antwort.`,
  cutOff: 'Noch nicht gesendet: Der Versuch endete vielleicht mit seiner Seite',
  cutOffText: 'Es kann trotzdem angekommen sein. Es geht von selbst noch einmal hinaus, als mögliche Wiederholung.',
  arrivedUnheard: 'Es ist angekommen, aber der Besucher kann das noch nicht wissen',
  needsYou: 'Nichts ist angekommen. Hier werden Sie gebraucht.',
  perhapsNeedsYou: 'Ein früherer Versuch kann angekommen sein. Hier werden Sie gebraucht.',
  notConnected: 'Nichts ist angekommen: Das Formular ist nicht verbunden.',
  perhapsNotConnected: 'Ein früherer Versuch kann angekommen sein; nun ist das Formular nicht verbunden.',
  connect: 'Formular verbinden',
  accepted: (name: string): string => `Angenommen von ${name}`,
  acceptedText: 'Angenommen heißt nicht zugestellt. Sehen Sie in Ihrem Postfach nach, auch im Spam.',
  acceptedTwice: 'Auch ein früherer Versuch kann angekommen sein: Dieser sagt, dass er eine Wiederholung sein kann.',
  arriving: 'Angenommen, auf dem Weg ins Postfach',
  late: 'Angenommen, aber im Postfach nicht gesehen',
  lateText: 'Unter Nachrichten steht, ob es inzwischen kam, und was der Mailserver sagt.',
  arrived: 'Es ist angekommen',
  read: 'Unter Nachrichten öffnen',
  unseen: 'Angenommen, aber das Postfach antwortete nicht',
  unseenText: 'Ob die E-Mail da ist, ließ sich nicht sehen.',
  parameters: 'Die Parameter, die gesendet wurden',
  parameter: 'Parameter',
  value: 'Wert',
  pills: {
    sending: 'Geht hinaus',
    wait: 'Noch nicht gesendet',
    unheard: 'Noch keine Antwort',
    parked: 'Noch nicht zugestellt',
    perhaps: 'Vielleicht zugestellt',
    sent: 'Gesendet',
  },
  life: 'Was daraus geworden ist',
  kept: {
    strict: 'Auf dem Gerät des Besuchers gespeichert',
    relaxed: 'Auf dem Gerät des Besuchers abgelegt',
    memory: 'Nicht gespeichert: nur in der offenen Seite',
  },
  keptMore: {
    strict: '',
    relaxed: 'Ein Stromausfall in diesem Augenblick könnte es verlieren.',
    memory: 'Der Besucher wurde gebeten, sie offen zu lassen.',
  },
  folded: (count: number): string => (count === 1 ? 'Eine frühere Zeile' : `${count} frühere Zeilen`),
  earlier: (count: number): string => (count === 1 ? 'Ein früherer Versuch' : `${count} frühere Versuche`),
  tried: (count: number, sent: 'no' | 'maybe'): string =>
    `${nth(count)}: ${sent === 'no' ? 'nicht gesendet.' : 'vielleicht gesendet.'}`,
  trying: (count: number): string => `${nth(count)} läuft`,
  begun: (count: number): string =>
    `${nth(count)} von einer Seite begonnen, die es vielleicht nicht mehr gibt; es kann angekommen sein`,
  nextOnline: (count: number): string => `${nth(count)} sofort, wenn das Gerät wieder online ist`,
  next: (count: number): string => `${nth(count)} von selbst, solange die Seite offen ist`,
  probe: 'Von Zeit zu Zeit wieder versucht, solange die Seite offen ist',
  stays: 'Es bleibt dort, bis sich etwas geändert hat',
  acceptedAt: (count: number): string => `${nth(count)}: angenommen`,
  left: 'Was geschrieben wurde, ist vom Gerät des Besuchers gelöscht',
  waiting: 'wartet',
  adviceTitle: 'Was Sie tun würden',
  adviceEmailJs: 'Was Sie tun würden, mit EmailJS',
  words: 'Die Worte des Anbieters',
  wordsHere: 'Was hier abgelehnt wurde',
  wordsSimulated: 'Was simuliert wurde',
  notSeen:
    'Auf dem Gerät eines Besuchers sehen Sie das nicht: Sie erfahren von einer Nachricht, sobald sie gesendet ist.',
  fallback: 'Besucher sehen Ihren anderen Weg, erreichbar zu sein.',
  noFallback: 'Besucher haben keinen anderen Weg zu Ihnen.',
  addFallback: 'Unter Veröffentlichen hinzufügen',
}

const simulations: Readonly<Record<FaultName, string>> = {
  offline: 'Simuliert: Dieses Gerät ist offline.',
  'provider-down': 'Simuliert: Der Anbieter ist ausgefallen.',
  'mailbox-disconnected': 'Simuliert: Der Anbieter darf das Postfach nicht mehr nutzen.',
  'quota-used-up': 'Simuliert: Die Nachrichten des Monats sind verbraucht.',
  'wrong-template': 'Simuliert: Der Anbieter kennt keine solche Vorlage.',
  'answer-lost': 'Simuliert: Jede Antwort geht verloren.',
  'slow-line': 'Simuliert: Die Antwort braucht neun Sekunden länger.',
  'storage-full': 'Simuliert: Dieses Gerät hat keinen Platz mehr.',
}

const notAsked = (name: string): string => `Nicht gefragt wird ${name}.`

const realities: Readonly<Record<FaultName, (name: string) => string>> = {
  offline: notAsked,
  'provider-down': notAsked,
  'mailbox-disconnected': notAsked,
  'quota-used-up': notAsked,
  'wrong-template': notAsked,
  'answer-lost': (name) => `Jeder Versuch geht wirklich an ${name}; nur die Antwort wird zurückgehalten.`,
  'slow-line': (name) => `Die Nachricht geht wirklich an ${name}.`,
  'storage-full': (name) => `Die Nachricht geht wirklich an ${name}; nur gespeichert wird sie hier nicht.`,
}

export const whatIfText = {
  title: 'Was wäre, wenn …',
  back: 'wieder online',
  faults: {
    offline: 'offline',
    'provider-down': 'Anbieter ausgefallen',
    'mailbox-disconnected': 'Postfach getrennt',
    'quota-used-up': 'Kontingent verbraucht',
    'wrong-template': 'falsche Vorlagen-ID',
    'answer-lost': 'Antwort verloren',
    'slow-line': 'langsame Leitung',
    'storage-full': 'Speicher voll',
  },
  none: 'In diesem Tab wird nichts simuliert.',
  simulated: (fault: FaultName, name: string | undefined): string =>
    name === undefined ? simulations[fault] : `${simulations[fault]} ${realities[fault](name)}`,
}
