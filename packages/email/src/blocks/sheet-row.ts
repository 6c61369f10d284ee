/** Space around a block on the sheet, in CSS pixels. */
export interface RowSpace {
  readonly above: number
  readonly below: number
}

/** Puts a block's HTML in a row of the sheet. The space stands on the cell: Outlook drops margins of what is inside. */
export function sheetRow(content: string, space: RowSpace): string {
  return `<tr><td class="ls-cell" style="padding:${space.above}px 36px ${space.below}px">${content}</td></tr>`
}
