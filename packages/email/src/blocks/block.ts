import { assertNever } from '@letterslot/core'
import type { Filler } from '../tags/create-filler.ts'
import type { Block } from '../template/template.ts'
import { renderAnswers } from './answers.ts'
import { escapeLines, type RenderedBlock, sheetRow } from './rendered-block.ts'

/** Renders one block; undefined where there is nothing to show, so that no empty space is left either. */
export function renderBlock(
  block: Block,
  fill: Filler,
  params: Readonly<Record<string, string>>,
  locale: string,
): RenderedBlock | undefined {
  switch (block.kind) {
    case 'heading': {
      const text = fill(block.text).trim()
      return text === '' ? undefined : renderHeading(text)
    }
    case 'text': {
      const text = fill(block.text)
      return text.trim() === '' ? undefined : renderText(text)
    }
    case 'answers':
      return renderAnswers(block, params, locale)
    case 'divider':
      return renderDivider()
    default:
      return assertNever(block)
  }
}

const style = 'border-top:1px solid #e4e0d8;font-size:0;line-height:0'

/** A line across. */
function renderDivider(): RenderedBlock {
  const line = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="ls-line" style="${style}">&nbsp;</td></tr></table>`
  return { html: sheetRow(line, { above: 16, below: 16 }), text: '-'.repeat(40) }
}

/** The longest underline of a heading in the text part, in characters: a mail is read at about 72. */
const maxUnderline = 72

const headingStyle =
  'margin:0;color:#1c2430;font-size:22px;line-height:1.25;font-weight:600;letter-spacing:-0.02em;overflow-wrap:anywhere;word-break:break-word'

/** A heading; in the text part it is underlined. */
export function renderHeading(text: string): RenderedBlock {
  const longestLine = text.split('\n').reduce((most, { length }) => Math.max(most, length), 0)
  return {
    html: sheetRow(`<h1 class="ls-ink" dir="auto" style="${headingStyle}">${escapeLines(text)}</h1>`, {
      above: 16,
      below: 4,
    }),
    text: `${text}\n${'='.repeat(Math.min(longestLine, maxUnderline))}`,
  }
}

const textStyle =
  'margin:0;color:#1c2430;font-size:15px;line-height:1.6;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word'

/** A paragraph; newlines and spaces are kept. */
export function renderText(text: string): RenderedBlock {
  return {
    html: sheetRow(`<p class="ls-ink" dir="auto" style="${textStyle}">${escapeLines(text)}</p>`, {
      above: 8,
      below: 8,
    }),
    text,
  }
}
