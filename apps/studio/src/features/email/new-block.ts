import { assertNever } from '@letterslot/core'
import type { Block } from '@letterslot/email'

export type BlockKind = Block['kind']

/** The kinds of blocks, in the order in which they are offered. */
export const blockKinds: readonly BlockKind[] = ['heading', 'text', 'answers', 'divider']

/** Makes an empty block; an answers table fills itself from the form. */
export function newBlock(kind: BlockKind, id: string): Block {
  switch (kind) {
    case 'heading':
    case 'text':
      return { id, kind, text: '' }
    case 'answers':
      return { id, kind, auto: true, rows: [] }
    case 'divider':
      return { id, kind }
    default:
      return assertNever(kind)
  }
}
