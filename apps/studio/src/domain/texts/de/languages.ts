export const languagesText: {
  readonly title: string
  readonly back: string
  readonly views: { readonly translations: string; readonly sentences: string }
  readonly viewsLabel: string
  readonly list: string
  readonly own: string
  readonly add: string
  readonly addHelp: string
  readonly choose: string
  readonly added: (language: string) => string
  readonly remove: (language: string) => string
  readonly removed: (language: string) => string
  readonly undo: string
  readonly full: (most: number) => string
} = {
  title: 'Sprachen',
  back: 'Bauen',
  views: { translations: 'Übersetzungen', sentences: 'Sätze' },
  viewsLabel: 'Ansichten der Sprachen',
  list: 'Sprachen dieses Formulars',
  own: 'Ihre eigenen Worte',
  add: 'Sprache hinzufügen',
  addHelp: 'Besucher bekommen die Sprache ihres Browsers, wenn das Formular sie spricht, und können sie wechseln.',
  choose: 'Sprache wählen …',
  added: (language) => `${language} ist hinzugefügt. Übersetzt ist noch nichts.`,
  remove: (language) => `${language} herausnehmen`,
  removed: (language) => `${language} ist herausgenommen, samt den Übersetzungen.`,
  undo: 'Rückgängig',
  full: (most) => `Ein Formular spricht höchstens ${most} weitere Sprachen.`,
}

export const translationsText: {
  readonly ownTitle: (language: string) => string
  readonly own: string
  readonly aloneTitle: (language: string) => string
  readonly alone: string
  readonly missing: (missing: number, total: number) => string
  readonly whole: (total: number) => string
  readonly fallback: string
  readonly nextGap: string
  readonly nextGapKeys: string
  readonly more: string
  readonly exportCsv: string
  readonly exportXliff: string
  readonly ledCells: (count: number) => string
  readonly rowMissing: string
  readonly rowSame: string
  readonly rowLost: (placeholders: readonly string[]) => string
  readonly takeOriginal: (text: string) => string
  readonly form: string
  readonly page: (index: number) => string
  readonly parts: Readonly<
    Record<
      | 'title'
      | 'description'
      | 'maker'
      | 'submitLabel'
      | 'sentText'
      | 'sentBlock'
      | 'pageTitle'
      | 'label'
      | 'text'
      | 'help'
      | 'placeholder'
      | 'fromLabel'
      | 'toLabel'
      | 'alt'
      | 'option'
      | 'row'
      | 'item'
      | 'message',
      string
    >
  >
  readonly input: (part: string, original: string, language: string) => string
  readonly leftovers: (count: number) => string
  readonly leftoverOf: (of: string) => string
  readonly atGap: (missing: number) => string
  readonly noGap: string
} = {
  ownTitle: (language) => `Das Formular ist auf ${language} geschrieben`,
  own: 'Das sind Ihre eigenen Worte: Ändern Sie sie dort, wo sie stehen, in „Bauen“. Zum Übersetzen wählen Sie eine andere Sprache.',
  aloneTitle: (language) => `Bisher eine Sprache: ${language}`,
  alone:
    'Wählen Sie unter „Sprache hinzufügen“ eine weitere: Jeder Ihrer Texte hat dann einen Platz für seine Übersetzung.',
  missing: (missing, total) => `${missing} von ${total} ${missing === 1 ? 'fehlt' : 'fehlen'}`,
  whole: (total) => (total === 0 ? 'Nichts zu übersetzen' : `Alle ${total} übersetzt`),
  fallback: 'Wo eine Übersetzung fehlt, lesen Besucher Ihre eigenen Worte.',
  nextGap: 'Nächste Lücke',
  nextGapKeys: 'Strg Eingabe',
  more: 'Mehr',
  exportCsv: 'Als CSV exportieren, für Tabellenprogramme',
  exportXliff: 'Als XLIFF exportieren, für Übersetzungsprogramme',
  ledCells: (count) =>
    `${count === 1 ? 'Eine Zelle beginnt' : `${count} Zellen beginnen`} mit einem Apostroph, damit kein Tabellenprogramm sie berechnet. Der Import nimmt ihn wieder weg.`,
  rowMissing: 'Fehlt',
  rowSame: 'In jeder Sprache gleich',
  rowLost: (placeholders) =>
    `${placeholders.join(' ')} steht in Ihren Worten, in diesen nicht: Hier wird nichts eingesetzt.`,
  takeOriginal: (text) => `„${text}“ unverändert übernehmen`,
  form: 'Das Formular',
  page: (index) => `Seite ${index + 1}`,
  parts: {
    title: 'Titel',
    description: 'Beschreibung',
    maker: 'Wer die Antworten bekommt',
    submitLabel: 'Schaltfläche',
    sentText: 'Zeile unter „Gesendet“',
    sentBlock: 'Baustein nach dem Senden',
    pageTitle: 'Seitentitel',
    label: 'Beschriftung',
    text: 'Text',
    help: 'Hilfetext',
    placeholder: 'Platzhalter',
    fromLabel: 'Worte am Anfang',
    toLabel: 'Worte am Ende',
    alt: 'Bild in Worten',
    option: 'Option',
    row: 'Zeile',
    item: 'Wort für eine Zeile',
    message: 'Meldung einer Regel',
  },
  input: (part, original, language) => `${part} „${original}“ auf ${language}`,
  leftovers: (count) =>
    count === 1
      ? 'Eine Übersetzung gehört zu Worten, die das Formular nicht mehr hat. Sie bleibt erhalten, Besucher lesen sie nicht.'
      : `${count} Übersetzungen gehören zu Worten, die das Formular nicht mehr hat. Sie bleiben erhalten, Besucher lesen sie nicht.`,
  leftoverOf: (of) => `für „${of}“`,
  atGap: (missing) => (missing === 1 ? 'Die letzte, die fehlt.' : `${missing} fehlen.`),
  noGap: 'Nichts fehlt.',
}

export const translationFileText: {
  readonly open: string
  readonly openHelp: string
  readonly title: (language: string) => string
  readonly newLanguage: (language: string) => string
  readonly takenFor: (language: string, name: string) => string
  readonly added: (count: number) => string
  readonly changed: (count: number) => string
  readonly leftOut: (count: number) => string
  readonly unchanged: (same: number, empty: number) => string
  readonly nothing: string
  readonly was: (before: string) => string
  readonly outdated: string
  readonly reasons: Readonly<Record<'unknown' | 'repeated', string>>
  readonly more: (count: number) => string
  readonly take: string
  readonly close: string
  readonly leave: string
  readonly taken: (count: number, language: string) => string
  readonly refusedTitle: (file: string) => string
  readonly stays: string
  readonly refused: {
    readonly 'no-translations': string
    readonly 'broken-markup': string
    readonly 'document-type': string
    readonly 'broken-table': (row: number) => string
    readonly 'other-version': (version: string) => string
    readonly 'no-language': string
    readonly 'several-languages': (languages: readonly string[]) => string
    readonly 'not-a-language': (language: string) => string
    readonly 'own-language': string
    readonly 'too-many-languages': (limit: number) => string
    readonly 'too-much-text': (limit: number) => string
    readonly 'another-form': (rows: number) => string
  }
} = {
  open: 'Datei importieren …',
  openHelp: 'Übersetzungen als CSV oder XLIFF, hier exportiert.',
  title: (language) => `Übersetzungen: ${language}`,
  newLanguage: (language) => `${language} kommt zum Formular hinzu.`,
  takenFor: (language, name) => `In der Datei steht ${language}; sie wird als ${name} gelesen.`,
  added: (count) => `${count} neu`,
  changed: (count) => `${count} geändert`,
  leftOut: (count) => `${count} ausgelassen`,
  unchanged: (same, empty) =>
    [
      same > 0 && `${same} ${same === 1 ? 'sagt' : 'sagen'}, was das Formular schon sagt.`,
      empty > 0 &&
        `${empty} ${empty === 1 ? 'hat' : 'haben'} in der Datei keine Übersetzung; was das Formular dort sagt, bleibt.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  nothing: 'Die Datei ändert nichts.',
  was: (before) => `bisher: ${before}`,
  outdated: 'Ihre Worte haben sich geändert, seit die Datei entstand.',
  reasons: {
    unknown: 'Das Formular hat diesen Text nicht mehr.',
    repeated: 'Er steht zweimal in der Datei; der erste gilt.',
  },
  more: (count) => `und ${count} weitere`,
  take: 'Übernehmen',
  close: 'Schließen',
  leave: 'Nicht übernehmen',
  taken: (count, language) =>
    `${count === 1 ? 'Eine Übersetzung' : `${count} Übersetzungen`} übernommen: ${language}. „Rückgängig“ nimmt sie zurück.`,
  refusedTitle: (file) => `„${file}“ wird nicht übernommen`,
  stays: 'Nichts wurde geändert.',
  refused: {
    'no-translations':
      'Die Datei enthält keine Übersetzungen eines Formulars: Exportieren Sie die Sprache hier, als CSV oder XLIFF, und importieren Sie diese Datei.',
    'broken-markup': 'Ihr XML ist nicht vollständig. Exportieren Sie sie neu aus dem Übersetzungsprogramm.',
    'document-type': 'Sie hat einen Dokumenttyp, wie HTML. Exportieren Sie sie als XLIFF 2.1.',
    'broken-table': (row) =>
      `Zeile ${row} der Tabelle ist nicht vollständig: Ein Anführungszeichen fehlt oder steht, wo keines stehen kann. Speichern Sie sie noch einmal als CSV (UTF-8).`,
    'other-version': (version) =>
      `Es ist XLIFF ${version || 'unbekannter Version'}; gelesen werden 2.0 und 2.1. Exportieren Sie sie als XLIFF 2.1.`,
    'no-language':
      'Die Datei sagt nicht, in welche Sprache sie übersetzt. Exportieren Sie die Sprache hier noch einmal und übersetzen Sie diese Datei.',
    'several-languages': (languages) =>
      `Sie übersetzt in ${languages.join(', ')}; gelesen wird eine Sprache auf einmal. Lassen Sie eine Spalte mit Übersetzungen stehen.`,
    'not-a-language': (language) =>
      `„${language}“ ist keine Sprache. Schreiben Sie dort, wo die Datei ihre Sprache nennt, das Kürzel, etwa de oder pt-BR.`,
    'own-language': 'Sie übersetzt in die Sprache des Formulars selbst. Ihre eigenen Worte ändern Sie in „Bauen“.',
    'too-many-languages': (limit) =>
      `Das Formular spricht ${limit} weitere Sprachen, mehr passen nicht. Nehmen Sie erst eine heraus.`,
    'too-much-text': (limit) =>
      `Mit ihr hätte das Formular mehr als ${limit.toLocaleString('de')} Zeichen. Importieren Sie weniger Übersetzungen.`,
    'another-form': (rows) =>
      `Keiner ihrer ${rows} Texte gehört zu diesem Formular. Öffnen Sie das Formular, aus dem sie exportiert wurde.`,
  },
}
