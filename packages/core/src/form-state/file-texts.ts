/**
 * What visitors read of files that they chose: needed only by forms that ask for files, so in a table of its own. Tokens
 * besides the others: `{file}`, `{size}`, `{limit}`.
 */
export interface FileTexts {
  readonly fileChosen: string
  readonly filesChosen: string
  /** Names a button. */
  readonly removeFile: string
  /** A chosen file was removed or changed on the visitor's disk. */
  readonly fileUnreadable: string
  /** One file is over `{limit}`, which is a size. */
  readonly fileBytes: string
  /** With this file, of `{size}`, the files of the form would be over `{limit}` together. */
  readonly filesBytes: string
  /** There are `{limit}` files without this one. */
  readonly count: string
  /** After each of these three where the field needs an answer, unless the maker says something else. */
  readonly chooseAnother: string
  /** The same where it needs none. */
  readonly orWithout: string
}
