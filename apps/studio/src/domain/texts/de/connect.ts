export const connectText = {
  title: 'Verbinden',
  lead: 'Wer befördert die E-Mails? Sie können das später ändern; veröffentlichen Sie dann neu, damit es gilt.',
  notConnected: 'Nicht verbunden: Die Antworten der Besucher würden niemanden erreichen.',
  ways: 'Wege zu senden',
  way: {
    emailjs: { title: 'EmailJS', detail: 'Von jeder Website aus. Drei Kennungen oder Ihren Code einfügen' },
    'test-inbox': {
      title: 'Testpostfach auf diesem Computer',
      detail: 'Zum Ausprobieren. Besucher erreichen es nicht',
    },
    practice: { title: 'Übung, in dieser Seite', detail: 'Zum Ausprobieren. Besucher erreichen sie nicht' },
    relay: { title: 'Eigenes Relay', detail: 'Für alle, die einen Server betreiben' },
  },
  state: {
    none: {
      emailjs: 'Braucht drei Kennungen',
      relay: 'Braucht eine Adresse',
      'test-inbox': 'Bereit',
      practice: 'Bereit',
    },
    silent: 'Antwortet nicht',
  },
  pairingFailed: (why: string): string => `Das Testpostfach ließ sich nicht verbinden. ${why}`,
  ids: {
    title: { emailjs: 'Die drei Kennungen', relay: 'Adresse und Kennungen' },
    lead: 'Dürfen veröffentlicht werden: Damit kann eine Seite senden, niemals lesen. Nach Ihrem privaten Schlüssel wird nie gefragt.',
    until: (name: string): string => `Bis Sie diese verwenden, bleibt das Formular bei ${name}.`,
    account: 'Konto',
    another: 'Ein anderes Konto',
    publicKey: 'Öffentlicher Schlüssel',
    publicKeyHelp: 'Public Key, unter Account → General. Nie der Private Key',
    serviceId: 'Dienst-ID',
    serviceIdHelp: 'Service ID, unter Email Services, etwa service_…',
    templateId: 'Vorlagen-ID',
    templateIdHelp: 'Template ID, unter Email Templates, etwa template_…',
    origin: 'Adresse des Relays',
    originHelp: 'Etwa https://forms.example.org, ohne Pfad',
    missing: 'Diese Angabe wird gebraucht.',
    misplaced: {
      serviceId: 'Das ist die ID eines Dienstes: Sie beginnt mit service_.',
      templateId: 'Das ist die ID einer Vorlage: Sie beginnt mit template_.',
    },
    putInPlace: 'Dorthin setzen, wohin sie gehören',
    doubts: {
      'relay-private-key':
        'Das ist der private Schlüssel eines Relays: Er beginnt mit lsk_. Er gehört in kein Formular.',
      'long-key':
        'Öffentliche Schlüssel von EmailJS sind meist kürzer: Das ist vielleicht ein privater. Der gehört in kein Formular.',
      placeholder: 'Das sieht aus wie das, was in Beispielen anstelle einer ID steht. Geben Sie Ihre eigene ein.',
      'several-words': 'Eine ID ist ein Wort, ohne Leerzeichen, Anführungszeichen oder Klammern.',
    },
    confirm: 'Sie stimmen so',
    badOrigin: 'Geben Sie eine Adresse wie https://forms.example.org ein, ohne Pfad.',
    use: 'Diese Kennungen verwenden',
    used: 'In Gebrauch',
  },
  dialog: {
    lead: 'Drei Kennungen aus Ihrem Dashboard bei EmailJS; keine davon ist geheim. An EmailJS geht nichts, bis Sie einen Test senden, das Formular ausprobieren oder veröffentlichen.',
    privateKeyWarning:
      'Geben Sie nie Ihren privaten Schlüssel ein: Eine Seite, die alle lesen können, braucht ihn nicht.',
    cancel: 'Abbrechen',
  },
  own: {
    title: 'Diese Kennungen hat das Formular für sich',
    text: (name: string): string =>
      `Es sendet über ${name}, eine Verbindung, die nicht zu Ihren in diesem Browser gehört.`,
    keep: 'Behalten',
    disconnect: 'Formular trennen',
  },
  inboxNote:
    'E-Mails dieses Formulars gehen an das Testpostfach auf diesem Computer und sonst nirgendwohin. Es ist zum Ausprobieren da.',
  practiceNote:
    'E-Mails dieses Formulars entstehen in dieser Seite und bleiben in diesem Browser. Sie gehen sonst nirgendwohin und brauchen kein Netz.',
  more: 'Mehr',
  moreLead: 'Weitere Parameter, was verspätete Nachrichten sagen, wie groß Dateien sein dürfen',
  mapping: {
    lead: 'Jedes Feld wird unter seinem eigenen Parameternamen gesendet. Verwendet Ihre Vorlage andere Namen, senden Sie eine Antwort auch unter einem solchen.',
    name: 'Parameter der Vorlage',
    field: 'Feld',
    choose: 'Feld wählen',
    add: 'Parameter hinzufügen',
    remove: (name: string): string => `${name || 'Diesen Parameter'} entfernen`,
    taken: 'Dieser Name wird schon gesendet.',
  },
  files: {
    label: 'Dateien einer Nachricht zusammen, höchstens, MB',
    help: {
      emailjs:
        'Nach Ihrem Tarif bei EmailJS. Leer: 0.5 MB. Eine größere Datei wird vor dem Senden abgelehnt und genannt.',
      relay: 'Leer: 10 MB zusammen und 5 MB je Datei. Eine größere Datei wird vor dem Senden abgelehnt und genannt.',
    },
    usual: { emailjs: '0.5', relay: '10' },
    problem: 'Schreiben Sie eine Zahl von Megabyte.',
  },
  note: {
    label: 'Kommt eine Nachricht verspätet oder womöglich doppelt, das anmerken am Ende von',
    help: {
      emailjs:
        'EmailJS hält eine Wiederholung für eine neue Nachricht, deshalb sagt es die Nachricht selbst. Eine pünktliche Nachricht bekommt keine Anmerkung.',
      relay:
        'Ein Relay von Letterslot sagt es unter jeder E-Mail und verwirft eine Wiederholung. Mit einer Anmerkung ist eine Wiederholung dort eine andere Nachricht und kommt als zweite E-Mail.',
    },
    parameter: (label: string, name: string): string => `${label}, {{${name}}}`,
    byDefault: (choice: string): string => `${choice} (Vorgabe)`,
    nowhere: {
      emailjs: 'Nirgends: Meine Vorlage druckt letterslot_repeat',
      relay: 'Nirgends: Das Relay druckt es von selbst',
    },
    noField: 'Kein Feld',
    gone: (name: string): string =>
      `Kein Text dieses Formulars wird als {{${name}}} gesendet. Wählen Sie eine andere Stelle.`,
    printed: 'Was eine Vorlage über jede Nachricht drucken kann:',
  },
}

export const connectionStateText = {
  none: 'Nicht verbunden',
  entered: {
    emailjs: 'Eingetragen, ungetestet',
    relay: 'Eingetragen, ungetestet',
    'test-inbox': 'Bereit',
    practice: 'Bereit',
  },
  tried: (at: string): string => `Test gesendet ${at}. Noch keine Antwort bekannt`,
  accepted: (at: string): string => `Angenommen ${at}. Kam es an?`,
  arrived: (at: string): string => `Angekommen ${at}`,
  missing: (at: string): string => `Angenommen ${at}. Es kam nicht an`,
  unclear: (at: string): string => `Vielleicht angenommen ${at}`,
  refused: (at: string, reason: string): string => `Abgelehnt ${at}: ${reason}`,
  failed: (at: string, reason: string): string => `Vielleicht angenommen ${at}: ${reason}`,
  unanswered: (at: string): string => `Keine Antwort ${at}`,
  notFound: (what: string): string => `${what} nicht gefunden`,
  invalid: (what: string): string => `${what} nicht gültig`,
  refusedId: {
    'public-key-unknown': 'öffentlicher Schlüssel',
    'service-unknown': 'Dienst-ID',
    'template-unknown': 'Vorlagen-ID',
    'account-not-found': 'Konto',
  },
}

export const testSendText = {
  title: 'Mir einen Test senden',
  lead: 'Nimmt denselben Weg wie die Nachricht eines Besuchers, mit erfundenen Antworten und einer kleinen Datei, wo das Formular eine verlangt.',
  send: 'Test senden',
  choosing: 'Die Kennungen werden gespeichert …',
  again: 'Noch einmal senden',
  idle: 'Nicht gesendet',
  connectFirst: 'Verbinden Sie zuerst, dann senden Sie sich einen Test.',
  saved: 'Auf diesem Gerät gespeichert',
  savedText: (reference: string, size: string): string =>
    `Referenz ${reference}, ${size}. Hier vermerkt, bevor etwas hinausgeht.`,
  before: (when: string, outcome: string): string => `Zuvor: ${when}, ${outcome}`,
  outcome: {
    accepted: 'angenommen',
    arrived: 'angekommen',
    missing: 'kam nicht an',
    unclear: 'vielleicht angenommen',
    refused: 'nicht angenommen',
    unanswered: 'keine Antwort',
    unknown: 'keine Antwort bekannt',
  },
  now: 'jetzt',
  interrupted: 'Keine Antwort bekannt',
  interruptedText:
    'Diese Seite wurde verlassen, bevor eine Antwort kam, oder ein anderer Tab wartet noch darauf. Der Test kann angekommen sein.',
  going: 'Geht hinaus',
  goingTo: (host: string): string => `An ${host}, erster Versuch.`,
  goingHere: 'Innerhalb dieser Seite.',
  accepted: (by: string): string => `Angenommen von ${by}`,
  answered: (status: number, text: string): string => `Die Antwort war ${status} ${text}.`,
  acceptedNote: 'Angenommen heißt nicht zugestellt.',
  arrived: 'Angekommen',
  arrivedText: (subject: string): string => `„${subject}“ kam unter Nachrichten an.`,
  read: 'Lesen',
  waiting: 'Auf dem Weg ins Postfach',
  waitingText: 'Wir sehen ins Postfach, bis die E-Mail da ist.',
  late: 'Im Postfach nicht gesehen',
  lateText: 'Unter Nachrichten steht, ob sie inzwischen kam, und was der Mailserver sagt.',
  unseen: 'Angenommen, außer Sicht',
  unseenText: 'Das Postfach antwortete nicht, deshalb ließ sich nicht sehen, ob die E-Mail da ist.',
  yourTurnShort: 'Sie sind dran',
  yourTurn: 'Ist die E-Mail in Ihrem Postfach?',
  yourTurnText: 'Das können nur Sie sehen. Sehen Sie auch im Spam nach.',
  itArrived: 'Sie ist da',
  itDidNot: 'Sie ist nicht da',
  arrivedByYou: 'Sie haben die E-Mail in Ihrem Postfach gefunden',
  missingByYou: 'Die E-Mail ist nicht in Ihrem Postfach',
  missingShort: 'Kam nicht an',
  arrivedAfterAll: 'Sie kam doch noch an',
  arrivedHere: 'Die E-Mail kam unter Nachrichten an.',
  openMessages: 'Nachrichten öffnen',
  missingHelp: {
    emailjs:
      'EmailJS hat die Nachricht angenommen, also sehen Sie dort nach: Email History nennt, was Ihr Maildienst geantwortet hat.',
    relay:
      'Ihr Relay hat die Nachricht angenommen, also sehen Sie dort nach: Sein Protokoll nennt, was der Mailserver geantwortet hat.',
  },
  refused: 'Nicht angenommen',
  unanswered: 'Keine Antwort',
  unclear: 'Vielleicht angenommen',
  unclearText:
    'So antwortet der Anbieter nicht. Etwas zwischen dieser Seite und ihm hat vielleicht an seiner Stelle geantwortet.',
  saidNothing: 'Dazu hieß es nichts.',
  inboxSilent: 'Das Testpostfach antwortet nicht. Läuft Letterslot noch auf diesem Computer?',
  nothingSent: 'Nichts ist angekommen.',
  step: {
    'public-key-unknown':
      'Kopieren Sie den öffentlichen Schlüssel, nicht den privaten, aus Account, General und geben Sie ihn unter Verbinden ein.',
    network:
      'Wenn dieses Gerät online ist und sich hier andere Seiten öffnen, sehen Sie nach, ob Sie die Websites beschränken, die senden dürfen: Diese muss darunter sein.',
    timeout: 'Email History zeigt, ob die Nachricht ankam.',
    'rate-limited': 'Warten Sie einen Augenblick, dann senden Sie noch einmal.',
    'relay-no-room': 'Warten Sie einen Augenblick, dann senden Sie noch einmal.',
    'provider-busy': 'Warten Sie einen Augenblick, dann senden Sie noch einmal.',
    'provider-failed': 'Warten Sie einen Augenblick, dann senden Sie noch einmal.',
    'account-not-found':
      'Sehen Sie nach, ob Sie sich anmelden können und ob der öffentliche Schlüssel dort dieser ist. Wenn ja, hat der Anbieter eine Störung: Senden Sie später noch einmal.',
    quota: 'Warten Sie auf den nächsten Zeitraum, oder wählen Sie in Ihrem Konto einen größeren Plan.',
  },
  stepAtRelay: {
    network:
      'Wenn dieses Gerät online ist, sehen Sie nach, ob das Relay läuft, seine Adresse stimmt und sein Schlüssel diese Website erlaubt.',
    timeout: 'Das Protokoll des Relays zeigt, ob die Nachricht ankam.',
    'rate-limited':
      'Warten Sie einen Augenblick, dann senden Sie noch einmal. Wenn es dabei bleibt, geben Sie dem Relay mit LETTERSLOT_RATE ein anderes Maß.',
    'relay-no-room': 'Warten Sie einen Augenblick, dann senden Sie noch einmal.',
    'provider-busy': 'Warten Sie einen Augenblick, dann senden Sie noch einmal.',
    'provider-failed': 'Lesen Sie das Protokoll des Relays, dann senden Sie noch einmal.',
  },
  maybeSent: 'Es kann trotzdem angekommen sein.',
}

export const connectionsText = {
  title: 'Verbindungen',
  lead: 'Die Wege, auf denen Ihre Formulare senden können, in diesem Browser gespeichert.',
  empty: 'Noch keine Verbindung. EmailJS braucht zwei Minuten, das Testpostfach keine.',
  emptyPractice: 'Noch keine Verbindung. EmailJS braucht zwei Minuten, die Übung keine.',
  addEmailJs: 'EmailJS hinzufügen',
  useInbox: 'Das Testpostfach verwenden',
  usePractice: 'Die Übung verwenden',
  usedBy: (titles: readonly string[]): string =>
    titles.length === 0 ? 'Kein Formular verwendet sie' : `Verwendet von ${titles.join(', ')}`,
  remove: (name: string): string => `Verbindung ${name} löschen`,
  removed: (name: string, titles: readonly string[], isPublished: boolean): string => {
    const [only] = titles
    const forms =
      only === undefined
        ? ''
        : titles.length === 1
          ? ` „${only}“ ist jetzt nicht verbunden.`
          : ` ${titles.length} Formulare sind jetzt nicht verbunden.`
    return `${name} gelöscht.${forms}${isPublished ? ' Veröffentlichte Seiten senden weiter darüber.' : ''}`
  },
  undo: 'Rückgängig',
  edit: (name: string): string => `Verbindung ${name} bearbeiten`,
  name: 'Name',
  nameHelp: 'Nur für Sie. Leer: Sie heißt nach ihrem Dienst.',
  save: 'Speichern',
  taken: 'Eine andere Verbindung hier hat genau diese Kennungen.',
  editNote: (titles: readonly string[]): string =>
    titles.length === 0
      ? 'Andere Kennungen sind dann noch ungetestet: Senden Sie sich einen Test.'
      : `${titles.join(', ')} ${titles.length === 1 ? 'sendet' : 'senden'} sofort über andere Kennungen; was schon veröffentlicht ist, nicht. Andere Kennungen sind noch ungetestet.`,
  notTaken: (titles: readonly string[]): string =>
    `Nicht gespeichert in ${titles.map((title) => `„${title}“`).join(', ')}: Dort stehen noch die alten Kennungen.`,
  lastAnswer: 'Letzte Antwort:',
}

export const relayKeyText = {
  label: 'Privater Schlüssel dieses Relays',
  help: 'Auf dem Server gemacht mit „letterslot keys create“. Er bleibt in diesem Browser; kein Formular, keine Seite und keine Sicherung enthält ihn.',
  problem: 'Der private Schlüssel eines Relays beginnt mit lsk_.',
  keep: 'In diesem Browser behalten',
}
