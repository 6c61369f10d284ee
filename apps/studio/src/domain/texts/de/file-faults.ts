export const fileFaultText = {
  empty: 'Die Datei ist leer.',
  markup: 'Das ist HTML, kein gespeichertes Formular und keine Sicherung.',
  tooDeep: (levels: number, at: number): string =>
    `Sie ist tiefer als ${levels} Ebenen verschachtelt, bei Zeichen ${at}.`,
  notJson: (why: string): string => `Sie ist kein vollständiges JSON: ${why}.`,
  hostile: 'Sie enthält einen Namen, den kein Dokument verwenden darf.',
  tooLarge: (bytes: number, most: number): string => `Sie hat ${bytes} Byte; höchstens ${most} lassen sich öffnen.`,
  notText: 'Sie ist kein Text in UTF-8.',
  newer: (version: number, known: number): string =>
    `Diese Sicherung stammt von einem neueren Letterslot: Sie hat Version ${version}, dieses liest bis ${known}.`,
  gone: 'Das Formular ist nicht mehr da.',
  unreadable: 'Nichts davon ist lesbar',
  notWritten: 'Das Formular wurde nicht geschrieben.',
}
