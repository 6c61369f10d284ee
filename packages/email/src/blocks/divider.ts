import type { RenderedBlock } from './rendered-block.ts'
import { sheetRow } from './sheet-row.ts'

const style = 'border-top:1px solid #e4e0d8;font-size:0;line-height:0'

/** A line across. */
export function renderDivider(): RenderedBlock {
  const line = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="ls-line" style="${style}">&nbsp;</td></tr></table>`
  return { html: sheetRow(line, { above: 16, below: 16 }), text: '-'.repeat(40) }
}
