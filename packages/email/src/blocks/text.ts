import { escapeLines } from '../escape-html.ts'
import type { RenderedBlock } from './rendered-block.ts'
import { sheetRow } from './sheet-row.ts'

const style =
  'margin:0;color:#1c2430;font-size:15px;line-height:1.6;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word'

/** A paragraph; newlines and spaces are kept. */
export function renderText(text: string): RenderedBlock {
  return {
    html: sheetRow(`<p class="ls-ink" dir="auto" style="${style}">${escapeLines(text)}</p>`, { above: 8, below: 8 }),
    text,
  }
}
