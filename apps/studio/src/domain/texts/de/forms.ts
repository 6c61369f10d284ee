export const firstRunText = {
  // A hyphen that does not break.
  title: ['Formular machen.', 'Antworten per E‑Mail.'],
  lead: 'Ohne Konto bei uns. Ihre Formulare bleiben in diesem Browser.',
  leadNotKept: 'Ohne Konto bei uns. Hier bleibt ein Formular, bis diese Seite geschlossen wird.',
  question: 'Wohin sollen die Antworten gehen?',
  placeholder: 'sie@example.org',
  questionHelp: 'Diese Adresse sehen auch Besucher, falls das Senden scheitert. Je Formular zu ändern.',
  questionProblem: 'Geben Sie eine Adresse wie sie@example.org ein, oder überspringen Sie das.',
  addressNotKept: (cause: string): string =>
    `Nicht gespeichert (${cause}). Sie steht hier, bis diese Seite verlassen wird.`,
  skip: 'Überspringen',
  doorsNav: 'Anfangen',
  wall: 'Das Kontaktformular, zum Ausprobieren',
  tryInbox: 'Probieren Sie es aus: Dieses sendet an das Testpostfach auf diesem Computer.',
  tryPractice: 'Probieren Sie es aus: Dieses sendet innerhalb dieser Seite. Nichts verlässt sie.',
  sampleMessage: 'Ist der Workshop auch mit dem Rollstuhl zu erreichen?',
  you: 'Sie',
  youReceive: 'Referenz {ref}, {time}.',
  failed: {
    'test-inbox': {
      silent: 'Das Testpostfach antwortet nicht. Läuft Letterslot noch auf diesem Computer?',
      busy: 'Das Testpostfach kann die Nachricht gerade nicht annehmen.',
      refused: 'Das Testpostfach hat die Nachricht nicht angenommen.',
      inVain: 'Wir haben es tagelang versucht, und das Testpostfach hat die Nachricht nicht angenommen.',
    },
    practice: {
      busy: 'Dieser Browser hat die E-Mail nicht gespeichert.',
      refused: 'Daraus ließ sich keine E-Mail machen.',
      inVain: 'Wir haben es tagelang versucht, und dieser Browser hat die E-Mail nicht gespeichert.',
    },
  },
  arrivedInbox: 'Sie ist im Testpostfach angekommen.',
  arrivedPractice: 'Sie ist unter Nachrichten angekommen, in dieser Seite.',
  readIt: 'Lesen',
  notArrived: 'Gesendet, aber im Postfach nicht gesehen. Unter Nachrichten steht, ob sie inzwischen kam.',
  notSeen: 'Gesendet, aber das Testpostfach antwortete nicht. Ob die E-Mail da ist, ließ sich nicht sehen.',
  mailTitle: 'Diese E-Mail bekommen Sie.',
  mailLead:
    'Ein Relay von Letterslot schreibt jede Antwort so. Bei EmailJS tut das Ihre Vorlage dort; dieser Aufbau lässt sich dorthin kopieren.',
  mailMine: 'Dieses Formular übernehmen',
  mailBack: 'Zurück zum Anfang',
}

export const formSourceText = {
  contact: { title: 'Kontaktformular', detail: 'Das, das Sie hier ausprobieren können; Sie passen es an' },
  others: { title: 'Andere Vorlagen', detail: 'Anmeldung, Feedback, Zusage, Bestellung, leer' },
  emailjs: { title: 'Ich nutze EmailJS schon', detail: 'Code einfügen, und das Formular ist da' },
  file: {
    title: 'Datei öffnen oder HTML einfügen',
    detail: 'Eine Seite, ein gespeichertes Formular oder eine Sicherung',
  },
}

export const emailJsText = {
  title: 'Ich nutze EmailJS schon',
  create: 'Kontaktformular damit machen',
}

export const formsText = {
  notMade:
    'Das Formular wurde nicht angelegt: Ein Teil dieser Seite ließ sich nicht laden. Sind Sie online? Dann drücken Sie noch einmal.',
  notConnected: 'Das Testpostfach antwortet nicht, deshalb ist dieses Formular noch nicht verbunden.',
}

export const libraryText = {
  title: 'Formulare',
  count: (count: number): string =>
    count === 0
      ? 'Kein Formular in diesem Browser.'
      : count === 1
        ? 'Ein Formular in diesem Browser.'
        : `${count} Formulare in diesem Browser.`,
  countNotKept: (count: number): string =>
    count === 0
      ? 'Kein Formular in dieser Seite.'
      : `${count === 1 ? 'Ein Formular' : `${count} Formulare`} in dieser Seite, bis sie geschlossen wird.`,
  search: 'Formulare suchen',
  newForm: 'Neues Formular',
  show: 'Zeigen',
  all: 'Alle',
  out: 'Heruntergeladen oder kopiert',
  drafts: 'Entwürfe',
  bin: 'Papierkorb',
  edited: (when: string): string => `Bearbeitet: ${when}`,
  deleted: (when: string): string => `Gelöscht: ${when}`,
  inBin: 'Im Papierkorb',
  more: (title: string): string => `Mehr zu ${title}`,
  open: 'Öffnen',
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  download: 'Als Datei herunterladen',
  remove: 'Löschen',
  restore: 'Zurücklegen',
  destroy: 'Endgültig löschen',
  removed: (title: string): string => `„${title}“ ist im Papierkorb.`,
  undo: 'Rückgängig',
  emptyBin: 'Der Papierkorb ist leer.',
  nothingFound: (query: string): string => `Kein Formular heißt „${query}“.`,
  clearSearch: 'Suche leeren',
  noneOfKind: 'Kein Formular dieser Art.',
  showAll: 'Alle zeigen',
  emptyTitle: 'Noch keine Formulare.',
  empty: 'Beginnen Sie mit einem, das funktioniert, und passen Sie es an.',
  emptySmall: 'Formulare aus einem anderen Browser oder von einer anderen Adresse erscheinen hier nicht.',
  contactForm: 'Kontaktformular',
  blank: 'Leer',
  openBackup: 'Sicherung öffnen',
  startAnother: 'Noch eines beginnen',
  startAnotherLead: 'Formulare bleiben in diesem Browser, bis Sie sie veröffentlichen.',
  startAnotherNotKept: 'Hier bleibt ein Formular, bis diese Seite geschlossen wird.',
  renameTitle: 'Formular umbenennen',
  renameLabel: 'Titel',
  renameHelp: 'Besucher lesen ihn über dem Formular.',
  save: 'Umbenennen',
  cancel: 'Abbrechen',
  destroyTitle: (title: string): string => `„${title}“ endgültig löschen?`,
  destroyText:
    'Das lässt sich nicht rückgängig machen. Eine veröffentlichte Seite funktioniert weiter, aber Sie können sie hier nicht mehr ändern.',
}

export const importText = {
  title: 'Datei öffnen',
  faults: (name: string, count: number): string =>
    `„${name}“ wurde nicht geöffnet: ${count === 1 ? 'Eines stimmt daran nicht' : `${count} Dinge stimmen daran nicht`}. Hier wurde nichts geändert.`,
  refusedTitle: 'Diese Datei wurde nicht geöffnet',
  more: (count: number): string => `und ${count} weitere`,
  close: 'Schließen',
  taken: (title: string): string => `„${title}“ ist schon hier`,
  takenText: (count: number): string =>
    count === 1
      ? 'Ein Formular mit derselben Kennung ist in diesem Browser. Beide behalten oder das hiesige ersetzen?'
      : `${count} Formulare mit denselben Kennungen sind in diesem Browser. Jeweils beide behalten oder die hiesigen ersetzen?`,
  keepBoth: 'Beide behalten',
  replace: 'Ersetzen',
  cancel: 'Abbrechen',
  unloaded:
    'Diese Datei wurde nicht geöffnet: Der Teil, der sie liest, ließ sich nicht laden. Sind Sie online? Dann öffnen Sie die Datei noch einmal.',
  opened: (count: number): string =>
    count === 1 ? 'Ein Formular wurde geöffnet.' : `${count} Formulare wurden geöffnet.`,
  connectAgain: 'Die Verbindungen darin enthalten keine Schlüssel: Verbinden Sie sie unter Verbindungen neu.',
}
