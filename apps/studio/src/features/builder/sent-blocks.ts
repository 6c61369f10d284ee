import type { Form, SentBlock } from '@letterslot/core'
import { sayWord, wordsFor } from '../../domain/starts/say-field.ts'
import { calendarTimes } from './calendar-times.ts'

/** The words that a block begins with, in English. */
const firstWords = {
  heading: 'What happens next',
  text: 'Thank you.',
  link: 'Go on',
  calendar: 'Add to calendar',
  copy: 'Copy what I wrote',
} as const

/**
 * Returns a new block of a kind, with an id that none of the others has. It speaks the form's language where that is the page's, else
 * English. A calendar file takes the first answers that make up a time.
 */
export function newSentBlock(kind: SentBlock['kind'], form: Form): SentBlock {
  const { sentBlocks: others = [], locale } = form
  const words = wordsFor(locale)
  const begin = (text: string): string => sayWord(text, words)
  const taken = new Set(others.map(({ id }) => id))
  let number = others.length + 1
  while (taken.has(`b${number}`)) number += 1
  const id = `b${number}`
  switch (kind) {
    case 'image':
      return { id, kind, image: '' }
    case 'link':
      return { id, kind, text: begin(firstWords.link), to: '' }
    case 'calendar':
      return { id, kind, text: begin(firstWords.calendar), when: calendarTimes(form)[0]?.when ?? '' }
    default:
      return { id, kind, text: begin(firstWords[kind]) }
  }
}

/** Returns the blocks with one of them at another place; the same ones where that is none. */
export function movedBlock(blocks: readonly SentBlock[], index: number, by: number): readonly SentBlock[] {
  const block = blocks[index]
  if (!block || index + by < 0 || index + by >= blocks.length) return blocks
  return blocks.toSpliced(index, 1).toSpliced(index + by, 0, block)
}
