import type { SentBlock } from '@letterslot/core'
import { sentBlocksText } from '../../domain/texts/inspector.ts'

/** Returns a new block of a kind, with an id that none of the others has. */
export function newSentBlock(kind: SentBlock['kind'], others: readonly SentBlock[]): SentBlock {
  const taken = new Set(others.map(({ id }) => id))
  let number = others.length + 1
  while (taken.has(`b${number}`)) number += 1
  const id = `b${number}`
  switch (kind) {
    case 'image':
      return { id, kind, image: '' }
    case 'link':
      return { id, kind, text: sentBlocksText.begins.link, to: '' }
    default:
      return { id, kind, text: sentBlocksText.begins[kind] }
  }
}

/** Returns the blocks with one of them at another place; the same ones where that is none. */
export function movedBlock(blocks: readonly SentBlock[], index: number, by: number): readonly SentBlock[] {
  const block = blocks[index]
  if (!block || index + by < 0 || index + by >= blocks.length) return blocks
  return blocks.toSpliced(index, 1).toSpliced(index + by, 0, block)
}
