import { assertNever } from '@letterslot/core'
import type { Filler } from '../tags/create-filler.ts'
import type { Block } from '../template/template.ts'
import { renderAnswers } from './answers.ts'
import { renderDivider } from './divider.ts'
import { renderHeading } from './heading.ts'
import type { RenderedBlock } from './rendered-block.ts'
import { renderText } from './text.ts'

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
