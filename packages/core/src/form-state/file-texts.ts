/**
 * What visitors read of files that they chose: needed only by forms that ask for files, so in a table of its own. Tokens
 * besides the others: `{file}`, `{size}`.
 */
export interface FileTexts {
  readonly fileChosen: string
  readonly filesChosen: string
  /** Names a button. */
  readonly removeFile: string
  /** A chosen file was removed or changed on the visitor's disk. */
  readonly fileUnreadable: string
}
