export const outboxText = {
  view: 'Aus diesem Browser',
  lead: 'Eine Zeile ist eine Nachricht mit ihrem ganzen Weg. Die Nachrichten der Besucher kommen hier nie vorbei: Sie gehen direkt in Ihr Postfach.',
  empty:
    'Aus diesem Browser wurde noch nichts gesendet. Die Nachrichten der Besucher kommen hier nie vorbei: Sie gehen direkt in Ihr Postfach, und was nicht gesendet werden konnte, wartet auf dem Gerät des Besuchers.',
  tryForm: 'Ein Formular ausprobieren',
  list: 'Nachrichten aus diesem Browser, die neueste zuerst',
  show: 'Zeigen',
  more: (count: number): string => `Ältere zeigen (${count})`,
  nothingShown: 'Keine davon.',
  search: 'Namen, Antworten, Referenzen suchen',
  nothingFound: 'Keine Nachricht passt.',
  found: (count: number): string => (count === 1 ? '1 Nachricht passt.' : `${count} Nachrichten passen.`),
  clear: 'Alle zeigen',
  formFilter: 'Formular',
  allForms: 'Alle Formulare',
  group: { sent: 'Gesendet', waiting: 'Noch nicht gesendet', person: 'Noch nicht zugestellt: braucht einen Menschen' },
  column: { writer: 'Von', form: 'Formular', state: 'Stand', when: 'Geschrieben' },
  export: (count: number, isAll: boolean): string =>
    isAll ? `Alle exportieren (${count})` : `Angezeigte exportieren (${count})`,
  exportMenu: 'Die Nachrichten dieser Liste exportieren',
  csv: 'Als Tabelle (CSV)',
  json: 'Als Daten (JSON)',
  ledCells: (count: number): string =>
    count === 1
      ? 'In der Tabelle beginnt eine Zelle mit einem Apostroph, der nicht geschrieben wurde: Ohne ihn würde eine Tabellenkalkulation die Zelle als Formel ausführen. „Als Daten (JSON)“ ändert nichts.'
      : `In der Tabelle beginnen ${count} Zellen mit einem Apostroph, der nicht geschrieben wurde: Ohne ihn würde eine Tabellenkalkulation sie als Formeln ausführen. „Als Daten (JSON)“ ändert nichts.`,
  fileName: 'letterslot-nachrichten',
  details: 'Die Nachricht',
  gone: 'Diese Nachricht ist nicht mehr hier.',
  back: 'Alle Nachrichten',
  untitled: 'Formular ohne Titel',
  state: {
    queued: 'Noch nicht gesendet',
    offline: 'Geht hinaus, sobald Sie online sind',
    sending: 'Wird gesendet …',
    sent: 'Gesendet',
    person: 'Braucht einen Menschen',
    soon: 'Nächster Versuch jeden Augenblick',
    inTime: (time: string): string => `Nächster Versuch in ${time}`,
    at: (time: string): string => `Nächster Versuch ${time}`,
  },
  moment: {
    today: (time: string): string => `um ${time}`,
    later: (dayAndTime: string): string => `am ${dayAndTime}`,
  },
  tries: (attempts: number): string => `beim ${attempts}. Versuch`,
  reference: 'Referenz',
  newer:
    'Ein neueres Letterslot hat diese Nachricht geschrieben. Diese Version lässt sie, wie sie ist; laden Sie diese Seite neu, um die neuere zu bekommen.',
  arrivedIn: {
    practice: 'Die E-Mail ist unter Nachrichten, bei Übung.',
    'test-inbox': 'Die E-Mail ist unter Nachrichten, bei Testpostfach.',
  },
  readIn: {
    practice: 'Gelesen wird die E-Mail unter Nachrichten, bei Übung.',
    'test-inbox': 'Gelesen wird die E-Mail unter Nachrichten, bei Testpostfach.',
  },
  readIt: 'Lesen',
  lookThere: 'Dort nachsehen',
  keeping: {
    strict: 'auf diesem Gerät gespeichert',
    relaxed: 'auf diesem Gerät gespeichert, aber noch nicht sicher vor einem Stromausfall',
    memory: 'nur in dieser Seite: Lassen Sie sie offen',
    sent: 'angenommen; die Antworten sind von diesem Gerät gelöscht',
  },
  probed: (time: string): string =>
    `Sie wird von selbst wieder versucht, ${time}, solange Letterslot in diesem Browser offen ist.`,
  notProbed: 'Sie wartet, bis jemand es noch einmal versucht.',
  waits: 'Sie geht hinaus, solange Letterslot in diesem Browser offen ist.',
  doubtful: 'Sie kann schon angekommen sein. Der nächste Versuch sagt, dass er eine Wiederholung sein kann.',
  simulated: {
    title: (title: string): string => `Simuliert: ${title}`,
    words: 'Was simuliert wurde',
    happened: '„Was wäre, wenn …“ unter Ausprobieren hat diese Antwort gespielt. Ihr Anbieter gab sie nicht.',
    step: 'Versuchen Sie es noch einmal: Dann geht sie wirklich hinaus, wenn nicht „Was wäre, wenn …“ in einem anderen Tab noch etwas spielt.',
  },
  words: 'Die Worte des Anbieters',
  wordsHere: 'Was hier abgelehnt wurde',
  whatToDo: 'Was zu tun ist',
  checkConnection: 'Verbindung prüfen',
  opensElsewhere: ' (öffnet eine andere Website)',
  attempts: 'Versuche',
  next: (moment: string): string => `nächster ${moment}`,
  earlier: (count: number): string =>
    count === 1 ? '1 früherer Versuch ist nicht aufgeführt.' : `${count} frühere Versuche sind nicht aufgeführt.`,
  written: 'Hier geschrieben',
  running: 'Läuft',
  begun: 'Von einer anderen Seite begonnen',
  notEnded: 'nie beendet',
  answers: 'Was geschrieben wurde',
  receipt: 'Was geschrieben wurde, ist von diesem Gerät gelöscht, seit es angenommen wurde.',
  noAnswers: 'Jede Antwort blieb leer.',
  file: (name: string, size: string): string => `${name} (${size})`,
  retry: 'Noch einmal versuchen',
  edit: 'Bearbeiten und noch einmal senden',
  copy: 'Antworten kopieren',
  copied: 'Antworten kopiert.',
  download: 'Antworten herunterladen',
  notCopied: 'Dieser Browser ließ sie nicht kopieren.',
  remove: 'Von diesem Gerät löschen',
  removed: (title: string): string => `„${title}“ von diesem Gerät gelöscht.`,
  undo: 'Rückgängig',
  notDone: (why: string): string => `Das ging nicht. ${why}`,
  openConnect: 'Verbinden öffnen',
  cancel: 'Abbrechen',
}

export const changedText = {
  title: 'Welchen Weg soll sie nehmen?',
  lead: 'Seit diese Nachricht geschrieben wurde, hat sich geändert, wie ihr Formular sendet.',
  changed: {
    connection: (before: string, now: string): string =>
      `Das Formular sendet jetzt über ${now}; diese Nachricht wurde für ${before} geschrieben.`,
    ids: 'Die Kennungen der Verbindung sind jetzt andere.',
    mail: 'Die E-Mail, zu der die Antworten werden, wurde geändert.',
  },
  asWritten: 'Wie sie geschrieben wurde',
  asNow: 'Wie das Formular jetzt ist',
  deletedTitle: 'Ihre Verbindung wurde gelöscht',
  deleted: (before: string): string =>
    `Diese Nachricht wurde für ${before} geschrieben, eine Verbindung, die es in diesem Browser nicht mehr gibt. Nichts ist verloren: Sie wartet.`,
  connectFirst: 'Das Formular ist jetzt nicht verbunden. Verbinden Sie es, und versuchen Sie es dann noch einmal.',
  noForm:
    'Auch ihr Formular ist nicht mehr in diesem Browser. Kopieren Sie die Antworten, oder holen Sie das Formular aus dem Papierkorb.',
}

export const editText = {
  title: 'Bearbeiten und noch einmal senden',
  lead: 'Sie geht unter derselben Referenz hinaus, denn sie wurde nie angenommen.',
  doubtful:
    'Sie kann schon angekommen sein, obwohl keine Antwort das sagte. Bearbeitet kommt sie vielleicht als zweite Nachricht unter derselben Referenz an.',
  send: 'Noch einmal senden',
}

export const healthText = {
  memory: (why: string): string =>
    `${why} Nachrichten werden trotzdem gesendet: Lassen Sie diese Seite offen, bis sie hinaus sind.`,
  relaxed: (why: string): string =>
    `${why} Eine Nachricht überdauert diese Seite, aber vielleicht keinen Stromausfall.`,
  why: {
    'blocked-site-data': 'Dieser Browser speichert nichts für diese Adresse.',
    quota: 'Dieser Browser hat keinen Platz mehr.',
    'newer-version': 'In einem anderen Tab läuft ein neueres Letterslot. Laden Sie diese Seite neu.',
    lost: 'Der Speicher dieses Browsers hat versagt.',
    unsupported: 'Dieser Browser kann Nachrichten nicht sicher speichern.',
    unknown: 'Dieser Browser speichert Nachrichten nicht sicher.',
  },
}
