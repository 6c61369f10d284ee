export const shellText = {
  product: 'Letterslot',
  allForms: 'Letterslot, alle Formulare',
  skip: 'Zum Inhalt springen',
  mainNav: 'Hauptbereiche',
  places: { forms: 'Formulare', messages: 'Nachrichten', connections: 'Verbindungen', settings: 'Einstellungen' },
  unsent: (place: string, count: number): string => `${place}, ${count} nicht gesendet`,
  keptHere: 'In diesem Browser gespeichert',
  notKeptHere: 'Nichts wird gespeichert',
  stepsNav: 'Schritte',
  steps: { build: 'Bauen', look: 'Aussehen', email: 'E-Mail', connect: 'Verbinden', publish: 'Veröffentlichen' },
  tryIt: 'Ausprobieren',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undone: 'Rückgängig gemacht',
  redone: 'Wiederholt',
  fieldGone: (title: string): string => `„${title}“ ist weg`,
  fieldsGone: (count: number): string => `${count} Felder sind weg`,
  fieldBack: (title: string): string => `„${title}“ ist wieder da`,
  fieldsBack: (count: number): string => `${count} Felder sind wieder da`,
  next: 'Weiter',
  formsCrumb: 'Formulare',
  untitled: 'Formular ohne Titel',
  loading: 'Einen Moment …',
  missingForm: {
    title: 'Dieses Formular ist nicht in diesem Browser.',
    text: 'Formulare werden je Browser und Adresse gespeichert. Vielleicht ist es in einem anderen oder im Papierkorb.',
    action: 'Alle Formulare',
  },
  missingPage: {
    title: 'Unter dieser Adresse gibt es nichts.',
    text: 'Vielleicht ist der Link abgeschnitten.',
    action: 'Alle Formulare',
  },
  fault: {
    title: 'In Letterslot ist etwas kaputtgegangen.',
    text: 'Ihre Formulare sind sicher: Jede Änderung, die als gespeichert galt, ist auf diesem Computer. Laden Sie neu, um weiterzumachen.',
    reload: 'Neu laden',
    details: 'Was kaputtging',
  },
  latePart: {
    silent: (host: string): string =>
      `Ein Teil von Letterslot ließ sich nicht laden: ${host} antwortet nicht. Beim nächsten Klick wird er wieder angefordert.`,
    gone: (host: string): string =>
      `Ein Teil von Letterslot ließ sich nicht laden, obwohl ${host} antwortet: Vielleicht gibt es eine neuere Version. Laden Sie die Seite neu.`,
  },
  untitledField: 'ohne Beschriftung',
  formFault: {
    title: (form: string): string => `Dieser Bildschirm kann „${form}“ nicht zeigen.`,
    field: {
      shape: (label: string): string => `Im Feld „${label}“ steht etwas, das sich nicht zeigen lässt.`,
      change: (label: string): string => `Die letzte Änderung betraf das Feld „${label}“.`,
    },
    text: 'Jede Änderung, die als gespeichert galt, ist auf diesem Computer. Die Schritte oben führen zu den anderen Bildschirmen.',
    undo: 'Letzte Änderung zurücknehmen',
    download: 'Formular herunterladen',
    again: 'Noch einmal versuchen',
  },
  refused: (cause: string): string =>
    `Dieser Browser speichert nichts für diese Adresse (${cause}). Sie können sich umsehen, ein Formular aus einer Datei öffnen und wieder herunterladen; gespeichert wird nichts.`,
}

export const saveText = {
  saved: 'Gespeichert',
  savedWhere: ' in diesem Browser',
  saving: 'Wird gespeichert …',
  failed: 'Nicht gespeichert',
  conflict: 'Nicht gespeichert',
  notKept: 'Nicht gespeichert: vor dem Verlassen herunterladen',
  noRoom: (used: string, allowed: string): string =>
    `Nicht gespeichert: Dieser Browser hat keinen Platz mehr (${used} von ${allowed} belegt). Ihre Änderung ist noch hier. Schaffen Sie Platz und ändern Sie etwas, oder laden Sie das Formular herunter.`,
  noRoomUnknown:
    'Nicht gespeichert: Dieser Browser hat keinen Platz mehr. Ihre Änderung ist noch hier. Schaffen Sie Platz und ändern Sie etwas, oder laden Sie das Formular herunter.',
  broken: (cause: string): string =>
    `Nicht gespeichert: Der Speicher des Browsers hat versagt (${cause}). Ihre Änderung ist noch hier. Versuchen Sie es noch einmal, oder laden Sie das Formular herunter.`,
  conflictText:
    'Nicht gespeichert: Dieses Formular wurde in einem anderen Tab geändert. Nichts wurde überschrieben; wählen Sie, mit welcher Fassung es hier weitergeht.',
  gone: 'Nicht gespeichert: Dieses Formular ist nicht mehr in diesem Browser. Es wurde anderswo gelöscht, oder die Daten des Browsers wurden gelöscht. Ihre Änderung ist noch hier: Speichern Sie sie wieder als Formular, oder laden Sie sie herunter.',
  outdated:
    'Nicht gespeichert: In einem anderen Tab läuft ein neueres Letterslot. Ihre Änderung ist noch hier: Laden Sie das Formular herunter, laden Sie dann diesen Tab neu und öffnen Sie die Datei.',
  inBin:
    'Dieses Formular ist im Papierkorb: Es wurde in einem anderen Tab gelöscht. Was Sie hier ändern, wird dort mit gespeichert.',
  keepAgain: 'Als Formular speichern',
  takeOther: 'Die andere Fassung zeigen',
  keepAsCopy: 'Diese als Kopie behalten',
  tryAgain: 'Noch einmal versuchen',
  download: 'Formular herunterladen',
}

export const destinationText = {
  none: { name: 'Nicht verbunden', detail: '' },
  emailjs: { name: 'EmailJS', detail: '' },
  relay: { name: 'Eigenes Relay', detail: '' },
  'test-inbox': { name: 'Testpostfach', detail: '(nur dieser Computer)' },
  silent: '(antwortet nicht)',
  practice: { name: 'Übung', detail: '(in dieser Seite)' },
}
