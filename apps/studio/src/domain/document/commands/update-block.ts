import type { Block } from '@letterslot/email'
import { castDraft } from 'mutative'
import type { Command } from '../command.ts'

/** Puts a block in the place of the one with the same id. */
export function updateBlock(block: Block): Command {
  return {
    kind: 'update-block',
    mergeKey: `update-block:${block.id}`,
    change: ({ email }) => {
      const index = email.blocks.findIndex(({ id }) => id === block.id)
      if (index >= 0) email.blocks[index] = castDraft(block)
    },
  }
}
