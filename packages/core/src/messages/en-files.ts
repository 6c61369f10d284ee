import type { CountedText } from '../form-state/visitor-texts.ts'

/** The texts that visitors read of chosen files, in English. */
export const fileTexts: FileTexts = {
  dropFile: 'or drop it here',
  dropFiles: 'or drop them here',
  fileChosen: '1 file, {size}',
  filesChosen: '{n} files, {size} together',
  removeFile: 'Remove {file}',
  fileUnreadable: '“{file}” cannot be read any more. Choose it again.',
  fileBytes: '“{file}” is {size}; at most {limit}.',
  filesBytes: '“{file}” is {size}; all files together may be {limit}.',
  count: '“{file}” is one file too many; at most {limit}.',
  chooseAnother: 'Choose another.',
  orWithout: 'Choose another, or send without it.',
}

/**
 * The texts that visitors read of chosen files: needed only by forms that ask for files, so in a table of its own. Tokens
 * besides the others: `{file}`, `{size}`, `{limit}`.
 */
export interface FileTexts {
  /** Continues the words of the button that chooses, where a mouse can drop a file. */
  readonly dropFile: string
  /** The same where there may be several. */
  readonly dropFiles: string
  readonly fileChosen: CountedText
  readonly filesChosen: CountedText
  /** Names a button. */
  readonly removeFile: string
  /** A chosen file was removed or changed on the visitor's disk. */
  readonly fileUnreadable: string
  /** One file is over `{limit}`, which is a size. */
  readonly fileBytes: string
  /** With this file, of `{size}`, the files of the form would be over `{limit}` together. */
  readonly filesBytes: string
  /** There are `{limit}` files without this one. */
  readonly count: CountedText
  /** After `fileBytes` and `filesBytes` where the field needs an answer, unless the maker says something else. */
  readonly chooseAnother: string
  /** The same where it needs none. */
  readonly orWithout: string
}
