import { escapeLines } from '../escape-html.ts'
import type { RenderedBlock } from './rendered-block.ts'
import { sheetRow } from './sheet-row.ts'

/** The longest underline of a heading in the text part, in characters: a mail is read at about 72. */
const maxUnderline = 72

const style =
  'margin:0;color:#1c2430;font-size:22px;line-height:1.25;font-weight:600;letter-spacing:-0.02em;overflow-wrap:anywhere;word-break:break-word'

/** A heading; in the text part it is underlined. */
export function renderHeading(text: string): RenderedBlock {
  const longestLine = text.split('\n').reduce((most, { length }) => Math.max(most, length), 0)
  return {
    html: sheetRow(`<h1 class="ls-ink" dir="auto" style="${style}">${escapeLines(text)}</h1>`, { above: 16, below: 4 }),
    text: `${text}\n${'='.repeat(Math.min(longestLine, maxUnderline))}`,
  }
}
