/** One part of a mail in both of its forms. The HTML is a table row of the sheet; the text has no line end of its own. */
export interface RenderedBlock {
  readonly html: string
  readonly text: string
}
