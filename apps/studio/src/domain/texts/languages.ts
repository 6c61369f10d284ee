import { formatNumber } from './format.ts'
import { localized } from './localized.ts'

/** The words of the screen Languages, around its views. */
export const languagesText = localized('languagesText', {
  title: 'Languages',
  back: 'Build',
  views: { translations: 'Translations', sentences: 'Sentences' },
  viewsLabel: 'Views of Languages',
  list: 'Languages of this form',
  own: 'Your own words',
  add: 'Add a language',
  addHelp: 'Visitors get the language of their browser where the form speaks it, and can change it.',
  choose: 'Choose a language…',
  added: (language: string): string => `${language} is added. Nothing is translated yet.`,
  remove: (language: string): string => `Take ${language} out`,
  removed: (language: string): string => `${language} is taken out, with its translations.`,
  undo: 'Undo',
  full: (most: number): string => `A form speaks at most ${most} further languages.`,
})

/** The words of the view Translations. */
export const translationsText = localized('translationsText', {
  ownTitle: (language: string): string => `The form is written in ${language}`,
  own: 'These are your own words: change them where they stand, in Build. Choose another language to translate them.',
  aloneTitle: (language: string): string => `One language so far: ${language}`,
  alone: 'Choose a further one under “Add a language”: each of your texts then has a place for its translation.',
  missing: (missing: number, total: number): string => `${missing} of ${total} missing`,
  whole: (total: number): string => (total === 0 ? 'Nothing to translate' : `All ${total} translated`),
  fallback: 'Visitors read your own words where a translation is missing.',
  nextGap: 'Next gap',
  nextGapKeys: 'Ctrl Enter',
  more: 'More',
  exportCsv: 'Export as CSV, for spreadsheets',
  exportXliff: 'Export as XLIFF, for translation tools',
  ledCells: (count: number): string =>
    `${count === 1 ? 'One cell is' : `${count} cells are`} led by an apostrophe, so that no spreadsheet computes it. The import takes it off again.`,
  rowMissing: 'Missing',
  rowSame: 'The same in every language',
  rowLost: (placeholders: readonly string[]): string =>
    `${placeholders.join(' ')} is in your words, and not in these: nothing is put in there.`,
  takeOriginal: (text: string): string => `Take “${text}” over as it is`,
  form: 'The form',
  page: (index: number): string => `Page ${index + 1}`,
  parts: {
    title: 'Title',
    description: 'Description',
    maker: 'Who receives the answers',
    submitLabel: 'Button',
    sentText: 'Line under “Sent”',
    sentBlock: 'Block after sending',
    pageTitle: 'Page title',
    label: 'Label',
    text: 'Text',
    help: 'Help text',
    placeholder: 'Placeholder',
    fromLabel: 'Words at the beginning',
    toLabel: 'Words at the end',
    alt: 'Picture in words',
    option: 'Option',
    row: 'Row',
    item: 'Word for one row',
    message: 'Message of a rule',
  },
  /** The name of an input: its part, the original and the language. */
  input: (part: string, original: string, language: string): string => `${part} “${original}” in ${language}`,
  leftovers: (count: number): string =>
    count === 1
      ? 'One translation belongs to words that the form has no longer. It is kept, and visitors do not read it.'
      : `${count} translations belong to words that the form has no longer. They are kept, and visitors do not read them.`,
  leftoverOf: (of: string): string => `for “${of}”`,
  atGap: (missing: number): string => (missing === 1 ? 'The last one that is missing.' : `${missing} are missing.`),
  noGap: 'Nothing is missing.',
})

/** The words of files of translations that come in. */
export const translationFileText = localized('translationFileText', {
  open: 'Import translations…',
  openHelp: 'A CSV or XLIFF file that was exported here.',
  title: (language: string): string => `Translations into ${language}`,
  newLanguage: (language: string): string => `${language} is added to the form.`,
  takenFor: (language: string, name: string): string => `The file says ${language}; it is taken for ${name}.`,
  added: (count: number): string => `${count} new`,
  changed: (count: number): string => `${count} changed`,
  leftOut: (count: number): string => `${count} left out`,
  unchanged: (same: number, empty: number): string =>
    [
      same > 0 && `${same} ${same === 1 ? 'says' : 'say'} what the form says already.`,
      empty > 0 &&
        `${empty} ${empty === 1 ? 'has' : 'have'} no translation in the file; what the form says there stays.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  nothing: 'The file changes nothing.',
  was: (before: string): string => `was: ${before}`,
  outdated: 'Your words have changed since the file was made.',
  reasons: {
    unknown: 'The form has no such text any more.',
    repeated: 'The file says it twice; the first one counts.',
  },
  more: (count: number): string => `and ${count} more`,
  take: 'Take them over',
  close: 'Close',
  leave: 'Leave it',
  taken: (count: number, language: string): string =>
    `${count === 1 ? 'One translation' : `${count} translations`} into ${language} taken over. Undo takes them back.`,
  refusedTitle: (file: string): string => `“${file}” is not taken over`,
  stays: 'Nothing was changed.',
  refused: {
    'no-translations':
      'It holds no translations of a form: export the form’s language here, as CSV or XLIFF, and import that file.',
    'broken-markup': 'Its XML is not whole. Export it again from the translation tool.',
    'document-type': 'It has a document type, as HTML has. Export it as XLIFF 2.1.',
    'broken-table': (row: number): string =>
      `Row ${row} of the table is not whole: a quotation mark is missing, or stands where none can. Save it as CSV (UTF-8) again.`,
    'other-version': (version: string): string =>
      `It is XLIFF ${version || 'of an unknown version'}; 2.0 and 2.1 are read. Export it as XLIFF 2.1.`,
    'no-language':
      'It does not say which language it translates into. Export the language here again, and translate that file.',
    'several-languages': (languages: readonly string[]): string =>
      `It translates into ${languages.join(', ')}; one language at a time is read. Leave one column of translations in.`,
    'not-a-language': (language: string): string =>
      `“${language}” is no language. Write its tag, such as de or pt-BR, where the file names its language.`,
    'own-language': 'It translates into the form’s own language. Change your own words in Build.',
    'too-many-languages': (limit: number): string =>
      `The form speaks ${limit} further languages, and no more fit. Take one out first.`,
    'too-much-text': (limit: number): string =>
      `With it the form would have more than ${formatNumber(limit)} characters. Import fewer translations.`,
    'another-form': (rows: number): string =>
      `None of its ${rows} texts belongs to this form. Open the form that it was exported from.`,
  },
})
