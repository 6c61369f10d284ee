import type { Scheme } from '../../look/theme.ts'

const schemeWords: Readonly<Record<Scheme, string>> = { light: 'hell', dark: 'dunkel' }

const numbers = ['Null', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun']

export const publishText = {
  settled: 'Alles ist geklärt. Es kann hinaus.',
  toSettle: (open: number): string =>
    open === 1
      ? 'Eines ist zu klären, bevor Sie hierdurch erreichbar sind'
      : `${numbers[open] ?? open} Dinge sind zu klären, bevor Sie hierdurch erreichbar sind`,
  toLookAt: (count: number): string =>
    count === 1
      ? 'Es kann hinaus. Eines sollten Sie vorher ansehen'
      : `Es kann hinaus. ${numbers[count] ?? count} Dinge sollten Sie vorher ansehen`,
  alsoChecked: (count: number): string => `Auch geprüft: ${count === 1 ? 'eines' : `${count} Dinge`}`,
  lead: 'Zuerst kommen die Prüfungen. Was Sie hier ändern, sieht niemand, bis Sie veröffentlichen.',
}

export const checkText = {
  destination: {
    settled: (name: string): string => `Sendet über ${name}`,
    untested: 'Es wurde noch kein Test gesendet. Senden Sie einen, und sehen Sie nach, ob er ankommt.',
    sendTest: 'Test senden',
    didItArrive: 'Sehen Sie in Ihrem Postfach nach',
    again: 'Verbinden öffnen',
    none: 'Nicht verbunden: Die Antworten der Besucher würden niemanden erreichen.',
    'test-inbox': 'Sendet an das Testpostfach auf diesem Computer; Ihre Besucher erreichen es nicht.',
    practice: 'Sendet innerhalb dieser Seite; Ihre Besucher erreichen sie nicht.',
    'relay-here': (host: string): string =>
      `Sendet an ein Relay auf diesem Computer (${host}); Ihre Besucher erreichen es nicht.`,
    incomplete: 'Die Verbindung ist nicht vollständig: Eine Adresse oder eine Kennung fehlt.',
    help: 'Verbinden Sie einen Anbieter, dann ist alles Weitere bereit.',
    fix: 'EmailJS verbinden',
    fixConnection: 'Verbinden öffnen',
    change: 'Ändern',
    first: 'Verbinden Sie zuerst EmailJS',
    firstConnection: 'Vervollständigen Sie zuerst die Verbindung',
  },
  form: {
    settled: 'Das Formulardokument ist gültig',
    faults: (count: number): string => (count === 1 ? 'Ein Fehler im Formular' : `${count} Fehler im Formular`),
    fix: 'Bauen öffnen',
    first: 'Bringen Sie zuerst das Formular in Ordnung',
  },
  fallback: {
    title: 'Ein anderer Weg zu Ihnen',
    help: 'Besucher sehen ihn nur, wenn das Senden scheitert, damit niemand ohne Antwort bleibt.',
    missing: 'Geben Sie mindestens einen an.',
    email: 'E-Mail',
    phone: 'Telefon',
    url: 'Link',
    optional: 'Freiwillig',
    badEmail: 'Geben Sie eine einzelne Adresse wie sie@example.org ein.',
    badUrl: 'Geben Sie eine Adresse wie https://example.org ein.',
    first: 'Sagen Sie zuerst, wie Sie sonst zu erreichen sind',
  },
  mail: {
    settled: (to: string): string => `Die E-Mail ist an ${to} adressiert`,
    relayHelp: (templateId: string): string =>
      `Ihr Relay schreibt sie nach seiner Vorlage ${templateId}, die von hier nicht zu sehen ist. Unter E-Mail steht, wie diese dorthin kommt.`,
    provider: (templateId: string): string => `EmailJS schickt die Antworten nach Ihrer Vorlage ${templateId}`,
    providerHelp: 'Wer sie bekommt, steht in dieser Vorlage, unter To Email.',
    findings: (count: number): string =>
      count === 1 ? 'Eines in der E-Mail käme nicht an' : `${count} Dinge in der E-Mail kämen nicht an`,
    change: 'Ändern',
    fix: 'E-Mail öffnen',
    first: 'Bringen Sie zuerst die E-Mail in Ordnung',
  },
  contrast: {
    title: 'Kontrast',
    see: 'Formular ansehen',
    detail: (
      lowest: string,
      { schemes, isPartial }: { readonly schemes: readonly Scheme[]; readonly isPartial: boolean },
    ): string =>
      `mindestens ${lowest.replace('.', ',')} zu 1, ${schemes.map((scheme) => schemeWords[scheme]).join(' und ')}${isPartial ? '; die Farben Ihrer Seite werden hier nicht geprüft' : ''}`,
    findings: (count: number): string =>
      count === 1 ? 'Ein Farbpaar ist schwer zu lesen' : `${count} Farbpaare sind schwer zu lesen`,
    mend: 'Lesbar machen',
    fix: 'Aussehen öffnen',
    first: 'Berichtigen Sie zuerst die Farben',
  },
  site: {
    title: 'Wo wird es stehen?',
    label: 'Adresse der Seite oder der Website',
    placeholder: 'https://www.example.org/kontakt.html',
    problem: 'Geben Sie eine Adresse ein, etwa https://www.example.org/kontakt.html.',
    emailjs: (origin: string): string =>
      `Nur wenn Sie in EmailJS die Herkunft beschränken: Fügen Sie unter Account → Security ${origin} hinzu.`,
    emailjsEmpty:
      'EmailJS nimmt Nachrichten von jeder Website an, wenn Sie es nicht unter Account → Security beschränken.',
    relay: (origin: string): string =>
      `Ihr Relay muss sie erlauben: LETTERSLOT_ALLOWED_ORIGINS=${origin} gilt für seinen ersten Schlüssel; POST /api/v1/keys ändert einen.`,
    relayEmpty: 'Ihr Relay nimmt Nachrichten nur von Websites an, die sein Schlüssel nennt.',
    later: 'Sobald das Formular verbunden ist, steht hier, wo die Website zu erlauben ist.',
    allow: 'Am Relay erlauben',
    allowed: (origin: string): string => `Das Relay nimmt Nachrichten von ${origin} an.`,
    notAllowed: (why: string): string => `Das Relay hat es nicht angenommen. ${why}`,
    first: 'Berichtigen Sie zuerst die Adresse der Website',
  },
}

export const adviceText = {
  logic: {
    at: (name: string, fault: string): string => `„${name}“: ${fault}`,
    detail: 'Es hält nichts auf. Unter Bauen steht, warum, und wie es sich beheben lässt.',
    rules: 'Besucher können dann vielleicht nicht senden. Unter Bauen steht, warum, und wie es sich beheben lässt.',
    open: 'In Bauen öffnen',
  },
  languages: {
    title: (language: string, missing: number): string =>
      `${missing === 1 ? 'Ein Text ist' : `${missing} Texte sind`} nicht übersetzt: ${language}`,
    detail: (own: string, missing: number): string =>
      `Besucher lesen ${missing === 1 ? 'ihn' : 'sie'} in Ihren eigenen Worten (${own}).`,
    translate: 'Übersetzen',
  },
  reach: {
    unasked: (host: string): string => `Ist ${host} da?`,
    unaskedHelp: 'Gefragt wird nur, wenn Sie drücken: ein Aufruf, der nichts sendet.',
    ask: 'Jetzt fragen',
    again: 'Noch einmal fragen',
    answers: (host: string): string => `${host} hat geantwortet`,
    answersHelp: 'Ob Ihre Kennungen stimmen, zeigt ein Test unter Verbinden.',
    trouble: (host: string, status: number): string => `${host} hatte Schwierigkeiten: Die Antwort war ${status}`,
    silent: (host: string): string => `${host} antwortete von hier aus nicht`,
    silentHelp:
      'Sehen Sie zuerst nach Ihrem eigenen Netz. Die Nachrichten der Besucher warten solange auf deren Geräten.',
    test: 'Test senden',
  },
  parameters: {
    settled: (count: number): string =>
      count === 1 ? 'Die eine Antwort hat ihren Platz' : `Alle ${count} Antworten haben ihren Platz`,
    settledHelp: (names: readonly string[]): string => names.join(', '),
    provider: (count: number): string =>
      count === 1 ? 'Ihre Vorlage bekommt eine Antwort' : `Ihre Vorlage bekommt ${count} Antworten`,
    findings: (count: number): string =>
      count === 1 ? 'Eines an den Antworten ist anzusehen' : `${count} Dinge an den Antworten sind anzusehen`,
    open: 'E-Mail öffnen',
    map: 'Zuordnung',
  },
  size: {
    title: 'Größe',
    see: 'Wege zu veröffentlichen',
    detail: (page: string): string => `die Seite hat ${page}, in einer Datei`,
    making: 'die Seite wird gemacht',
  },
}

export const publishPanelText = {
  title: 'Wege zu veröffentlichen',
  ways: { page: 'Seite laden', element: 'Einbetten', react: 'React', link: 'Link' },
  copy: 'Kopieren',
  copyNamed: (what: string): string => `${what} kopieren`,
  copied: 'Kopiert',
  notCopied: 'Dieser Browser lässt uns nicht kopieren. Markieren Sie den Text, und kopieren Sie ihn selbst.',
  page: {
    lead: 'Das ganze Formular in einer Datei. Legen Sie sie auf irgendeinen Webspace.',
    noKey: 'Enthält keinen privaten Schlüssel',
    noScript: 'Sendet auch ohne Skripte',
    afterNoScript: {
      emailjs:
        'Ohne Skripte sieht der Besucher danach eine kahle Seite von EmailJS: „OK“ oder deren Fehler. Auf seinem Gerät bleibt nichts gespeichert.',
      relay:
        'Ohne Skripte sieht der Besucher danach eine Seite Ihres Relays: gesendet oder nicht, und den Weg zurück. Auf seinem Gerät bleibt nichts gespeichert.',
      here: 'So, wie sie ist, sendet sie an diesen Computer, den Besucher nicht erreichen, mit Skripten oder ohne.',
      nowhere: 'So, wie sie ist, käme nichts an, was sie sendet, mit Skripten oder ohne.',
    },
    download: (size: string | undefined): string =>
      size === undefined ? 'Seite herunterladen (1 Datei)' : `Seite herunterladen (1 Datei, ${size})`,
    failed: 'Die Seite ließ sich nicht machen:',
    code: (address: string): string => `QR-Code von ${address}`,
    codeLead: 'Ihr QR-Code steht hier, sobald Sie ihre Adresse nennen.',
    codeFor: (address: string): string => `Der QR-Code von ${address}`,
    nameAddress: 'Adresse nennen',
  },
  element: {
    lead: 'Ein Skript, und das Formular steht in Ihrer eigenen Seite. Legen Sie neben die Seite, was Sie herunterladen.',
    ways: 'Das Skript',
    inOne: 'In einer Datei',
    inTwo: 'In zwei Dateien',
    both: 'Die erste Datei zeichnet das Formular und ist früher da. Die zweite holt sie, wenn sich jemand dem Formular zuwendet. Legen Sie beide in denselben Ordner und behalten Sie ihre Namen bei: Ohne die zweite ist das Formular zu sehen, sendet nichts und sagt das auch.',
    first: (size: string): string => `Erste Datei herunterladen (${size})`,
    rest: (size: string): string => `Zweite Datei herunterladen (${size})`,
    policy:
      'Hat Ihre Website eine Content-Security-Policy, muss script-src beide Dateien erlauben und trusted-types, wo es gesetzt ist, letterslot nennen.',
    script: (size: string): string => `Skript herunterladen (${size})`,
    document: 'Formular herunterladen',
    head: 'In den Kopf der Seite',
    body: 'Wo das Formular stehen soll',
    failed: 'Das Skript ließ sich nicht laden. Laden Sie diese Seite neu.',
    speaks: (names: string): string =>
      `Unsere Sätze in diesem Skript: ${names}. Ändern sich die Sprachen des Formulars, nehmen Sie auch ein neues Skript.`,
    lacks: (names: string): string => `Keine haben wir für ${names}: Dort stehen sie auf Englisch.`,
    inline: 'Oder mit dem Formular darin, statt der zweiten Datei',
    inlineOfTwo: 'Oder mit dem Formular darin, statt in einer eigenen Datei',
    integrity:
      'Mit der Prüfsumme darin führen Browser dieses Skript aus und kein anderes. Ein neueres Skript braucht eine neuere Zeile.',
  },
  react: {
    lead: 'Eine Komponente für React 18.2 bis 19. Die Pakete liegen noch in keiner Registry, deshalb bauen Sie sie einmal.',
    build: 'In einer Kopie von Letterslot, neben Ihrer Website: die Pakete machen',
    install: 'In Ihrer Website: die Pakete installieren',
    document: 'Formular herunterladen',
    component: 'Dann das Formular zeigen, seine Datei neben dieser',
    worker:
      'Damit auch nach dem Schließen der Seite gesendet wird, was wartet, wo der Browser das kann, fügen Sie den Service Worker der Outbox hinzu: docs/guides/outbox-worker.md in jener Kopie von Letterslot.',
  },
  link: {
    lead: 'Das ganze Formular in einem Link: Nirgends wird etwas gespeichert. Er öffnet sich in Letterslot und sagt, an wen die Antworten gehen.',
    label: 'Der Link',
    copy: 'Link kopieren',
    open: 'Öffnen',
    length: (count: number): string => `${count.toLocaleString('de')} Zeichen.`,
    reach: {
      anywhere: 'So viel fassen Mailprogramme und Chats.',
      'some-cut':
        'Manche Mailprogramme und Chats kürzen Links über 2.000 Zeichen: Schicken Sie ihn zuerst sich selbst.',
      'most-cut':
        'Die meisten Mailprogramme und Chats kürzen Links über 8.000 Zeichen. Nehmen Sie einen anderen Weg, oder kürzen Sie das Formular.',
    },
    here: 'Dieses Letterslot läuft auf diesem Computer, deshalb öffnet sich der Link hier und nirgends sonst. Legen Sie, was npm run build in dist/ macht, auf irgendeinen Webspace, und nennen Sie ihn:',
    studio: 'Adresse eines Letterslot, das Besucher erreichen',
    studioPlaceholder: 'https://sie.github.io/letterslot/',
    studioProblem: 'Geben Sie eine Adresse wie https://sie.github.io/letterslot/ ein.',
    frozen: 'Der Link enthält das Formular, wie es jetzt ist. Was Sie später ändern, braucht einen neuen Link.',
    nameless:
      'Er nennt niemanden: Besucher lesen nur, dass irgendjemand dieses Formular gemacht hat. Sagen Sie unter Bauen, wo kein Feld gewählt ist, wer die Antworten bekommt.',
    nameIt: 'Bauen öffnen',
    warned:
      'Besucher werden gewarnt: Dieses Formular scheint nach einem Passwort, einer PIN, einer Karten-, Konto- oder Sozialversicherungsnummer zu fragen.',
    code: 'QR-Code des Links',
    noCode: 'Zu lang für einen QR-Code, den Kameras lesen können.',
    failed: 'Der Link ließ sich nicht machen:',
    making: 'Der Link wird gemacht …',
  },
  code: { download: 'Code herunterladen' },
  json: { download: 'Formular als JSON', lead: 'Das Formular als Dokument, für die Versionsverwaltung.' },
  after: 'Stellen Sie es auf Ihre Website, öffnen Sie es, und senden Sie sich eine Nachricht.',
  afterLink: 'Öffnen Sie den Link, und senden Sie sich eine Nachricht.',
  didIt: 'Getan: Sie ist angekommen',
  arrived: (revision: number): string => `Fassung ${revision} hat funktioniert`,
  taken: (revision: number, taken: string): string => `Fassung ${revision} ${taken}`,
  notFrozen: (why: string): string =>
    `Es ist hinaus, aber dieser Browser hat nicht gespeichert, welche Fassung es war. ${why}`,
}

export const failureText = {
  title: 'Falls das Senden einmal scheitert',
  lead: 'lesen Ihre Besucher dies, statt eines falschen Danks:',
}

export const backupText = {
  never: 'Noch nie gesichert.',
  last: (when: string): string => `Letzte Sicherung: ${when}.`,
  here: 'Die Formulare sind nur in diesem Browser.',
  download: 'Sicherung herunterladen',
}
