import { castDraft, current } from 'mutative'
import type { Command } from '../command.ts'

/** Moves a block of the mail to the index it shall have once moved. */
export function moveBlock(blockId: string, index: number): Command {
  return {
    kind: 'move-block',
    change: ({ email }) => {
      const from = email.blocks.findIndex(({ id }) => id === blockId)
      const block = email.blocks[from]
      if (!block) return
      const moved = castDraft(current(block))
      email.blocks.splice(from, 1)
      email.blocks.splice(index, 0, moved)
    },
  }
}
