/** The words visitors read of what few forms have: in a table of its own, which other forms do not load. */
export interface RareTexts {
  /** Names the text beside the choice `{label}`. */
  readonly otherAnswer: string
}
