/** A heading; merge tags are allowed. */
export interface HeadingBlock {
  readonly id: string
  readonly kind: 'heading'
  readonly text: string
}

/** A paragraph; merge tags are allowed, newlines are kept. */
export interface TextBlock {
  readonly id: string
  readonly kind: 'text'
  readonly text: string
}

/** The words that a row of answers may be printed in, in place of those that were sent. */
export const answerFormats = [
  'date',
  'dateRange',
  'currency',
  'country',
  'phone',
  'number',
  'rating',
  'yesNo',
  'consent',
] as const

/** One line of the answers table: the parameter it prints and the label before it. */
export interface AnswerRow {
  readonly name: string
  readonly label: string
  /** The title of the section that it stands in, printed once above its rows. */
  readonly section?: string
  /**
   * Printed in the words of the mail's language; `number` with its unit, `rating` with the most stars there are, `yesNo` in the
   * words for either, `consent` as a tick.
   */
  readonly as?: (typeof answerFormats)[number]
  /** Of an amount: ISO 4217. */
  readonly currency?: string
  readonly unit?: string
  /** The most stars of a rating. */
  readonly of?: number
  /** The words for `yes`. */
  readonly yes?: string
  /** The words for `no`. */
  readonly no?: string
}

/**
 * A table of answers. While `auto`, the studio keeps `rows` in step with the form; `auto` without rows prints every
 * parameter that is not one of ours, labelled by its name, as a template for any form does.
 */
export interface AnswersBlock {
  readonly id: string
  readonly kind: 'answers'
  readonly auto: boolean
  readonly rows: readonly AnswerRow[]
}

/** A line across. */
export interface DividerBlock {
  readonly id: string
  readonly kind: 'divider'
}

export type Block = HeadingBlock | TextBlock | AnswersBlock | DividerBlock
