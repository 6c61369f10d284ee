import type { Field, RichWords } from '@letterslot/core'
import { formatDay } from '@letterslot/core'
import { plainText, readFreeText, readRichText, type TextNode } from '@letterslot/core/rare-rules'
import type { ReactNode } from 'react'
import type { FormHandle } from '../form/form-context.ts'
import { AnswerWords } from './AnswerWords.tsx'

/**
 * Words of a field with bold and links, as elements; undefined where it has none, or where they say something else than
 * the plain ones, which mails and summaries have. Answers that plain words name stand in them.
 */
export function drawWords(field: Field, key: keyof RichWords, handle: FormHandle): ReactNode {
  const words = field[key]
  if (words?.includes('{{')) return <AnswerWords words={words} handle={handle} />
  const rich = field.rich?.[key]
  const nodes = rich === undefined ? [] : readRichText(rich)
  return rich !== undefined && plainText(nodes) === field[key] ? nodes.map(drawNode) : undefined
}

function drawNode(node: TextNode, index: number): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'bold':
      return <strong key={index}>{node.nodes.map(drawNode)}</strong>
    default:
      // In a tab of its own: what was written stays.
      return (
        <a key={index} className="ls-words" href={node.url} target="_blank" rel="noopener noreferrer">
          {node.text}
        </a>
      )
  }
}

/** An answer as people read it: a day in words, or a choice by its label with what was written beside it. Else undefined. */
export function sayAnswer({ kind, options }: Field, value: string, locale: string): string | undefined {
  if (kind === 'date') return formatDay(value, locale)
  const written = readFreeText(options, value)
  return written && [written.option.label, written.text].filter(Boolean).join(': ')
}
