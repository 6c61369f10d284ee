import { escapeHtml } from '../escape-html.ts'
import type { RenderedBlock } from './rendered-block.ts'
import { sheetRow } from './sheet-row.ts'

/** The quiet last line of a mail. */
export function renderReference(line: string): RenderedBlock {
  const style = 'margin:0;color:#626a78;font-size:13px;line-height:1.5'
  return {
    html: sheetRow(`<p class="ls-dim" style="${style}">${escapeHtml(line)}</p>`, { above: 12, below: 8 }),
    text: line,
  }
}
