export const folderText = {
  offer:
    'Dieser Browser kann auch eine Sicherung in einem Ihrer Ordner pflegen: eine Datei am Tag, aktuell, solange das Studio offen ist.',
  choose: 'Sicherung in einem Ordner',
  kept: (folder: string): string =>
    `Solange das Studio offen ist, pflegt es eine Sicherung in „${folder}“: eine Datei am Tag, Sekunden nach jeder Änderung.`,
  notAllowed: (folder: string): string => `In „${folder}“ wird nichts geschrieben, bis Sie es wieder erlauben.`,
  allow: 'Wieder erlauben',
  stop: 'Beenden',
  failed: (folder: string, cause: string): string =>
    `Die letzte Sicherung wurde nicht in „${folder}“ geschrieben (${cause}). Ein neuer Versuch folgt auf Ihre nächste Änderung.`,
  notChosen: (cause: string): string => `Kein Ordner wurde übernommen (${cause}).`,
  notStopped: (folder: string, cause: string): string => `Nicht beendet (${cause}): „${folder}“ ist weiter der Ordner.`,
}

export const damagedRecordsText = {
  text: (connections: number, publishings: number, mails: number): string => {
    const parts = [
      connections > 0 ? `${connections} ${connections === 1 ? 'Verbindung' : 'Verbindungen'}` : '',
      publishings > 0 ? `${publishings} frühere ${publishings === 1 ? 'Veröffentlichung' : 'Veröffentlichungen'}` : '',
      mails > 0 ? `${mails} ${mails === 1 ? 'Übungs-E-Mail' : 'Übungs-E-Mails'}` : '',
    ]
    return `Hier gespeichert, aber nicht lesbar: ${parts.filter((part) => part !== '').join(', ')}. Nichts überschreibt sie.`
  },
  download: 'Herunterladen, ohne private Schlüssel',
}

export const settingsText = {
  title: 'Einstellungen',
  look: 'Aussehen des Studios',
  lookLead: 'Ihre Formulare behalten ihr eigenes Aussehen.',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  keys: 'Tasten',
  keysLead: 'Die Taste / führt zur Suche, und ? zeigt die Tasten von Bauen. Alles Weitere geht ohne sie.',
  singleKeys: '/ und ? ohne Strg oder Alt wirken lassen',
  language: 'Sprache des Studios',
  languageLead: 'Ihre Formulare behalten ihre eigene Sprache. Die Seite wird neu geladen; alles Gespeicherte bleibt.',
  languages: { browser: 'Wie der Browser', en: 'English', de: 'Deutsch' },
  languageNotKept: 'Dieser Browser merkt sich die Wahl nicht.',
  answers: 'Wohin Antworten gehen',
  answersLead:
    'Neue Formulare beginnen damit: als Empfänger der E-Mail und als anderer Weg zu Ihnen, falls das Senden scheitert. Schreibt eine Vorlage bei EmailJS die E-Mail, wird der Empfänger dort eingetragen.',
  address: 'Ihre Adresse',
  addressProblem: 'Geben Sie eine Adresse wie sie@example.org ein, oder lassen Sie das Feld leer.',
  backup: 'Sicherung',
  neverBackedUp: 'Noch nie gesichert. Die Formulare sind nur in diesem Browser.',
  lastBackup: (when: string): string => `Letzte Sicherung: ${when}. Die Formulare sind nur in diesem Browser.`,
  backupHolds:
    'Eine Sicherung enthält alle Formulare, den Aufbau ihrer E-Mails, was veröffentlicht wurde, und die Kennungen für EmailJS. Sie enthält keine Nachricht, keine Übungs-E-Mail und keinen privaten Schlüssel: Relays sind danach neu zu verbinden.',
  download: 'Sicherung herunterladen',
  open: 'Sicherung öffnen',
  storage: 'Speicher',
  used: 'Belegt',
  usedOf: (used: string, allowed: string): string => `${used} von ${allowed}`,
  unknown: 'Dieser Browser sagt es nicht',
  persisted: 'Geschützt',
  isPersisted: 'Ja: Dieser Browser löscht ihn nur, wenn Sie es verlangen.',
  isNotPersisted: 'Nein: Dieser Browser darf ihn löschen, wenn ihm der Platz ausgeht.',
  persist: 'Den Browser um Schutz bitten',
  persistRefused:
    'Dieser Browser hat abgelehnt. Er entscheidet selbst und lässt sich wieder bitten; eine Sicherung ist in jedem Fall sicher.',
  kept: 'Ort',
  keptText: (origin: string): string => `${origin}, nur in diesem Browser`,
  about: 'Über Letterslot',
  aboutText:
    'Letterslot macht Formulare, die nur dann „gesendet“ sagen, wenn es stimmt. Es läuft in diesem Browser; nichts verlässt diesen Computer, bis Sie einen Anbieter verbinden.',
  version: 'Version',
}
