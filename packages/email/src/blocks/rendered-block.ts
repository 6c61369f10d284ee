import { escapeHtml } from '@letterslot/core'
/** One part of a mail in both of its forms. The HTML is a table row of the sheet; the text has no line end of its own. */
export interface RenderedBlock {
  readonly html: string
  readonly text: string
}

/** Space around a block on the sheet, in CSS pixels. */
interface RowSpace {
  readonly above: number
  readonly below: number
}

/** Puts a block's HTML in a row of the sheet. The space stands on the cell: Outlook drops margins of what is inside. */
export function sheetRow(content: string, space: RowSpace): string {
  return `<tr><td class="ls-cell" style="padding:${space.above}px 36px ${space.below}px">${content}</td></tr>`
}

/** As `escapeHtml`, with each newline as a line break: what a person typed on several lines stays on several lines. */
export function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
