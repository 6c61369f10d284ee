import type { Block } from '@letterslot/email'
import { castDraft, current } from 'mutative'
import type { Command } from '../command.ts'

/** Puts a block into the mail; at the end by default. */
export function addBlock(block: Block, index?: number): Command {
  return {
    kind: 'add-block',
    change: ({ email }) => {
      email.blocks.splice(index ?? email.blocks.length, 0, castDraft(block))
    },
  }
}

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

/** Takes a block out of the mail. */
export function removeBlock(blockId: string): Command {
  return {
    kind: 'remove-block',
    change: ({ email }) => {
      const index = email.blocks.findIndex(({ id }) => id === blockId)
      if (index >= 0) email.blocks.splice(index, 1)
    },
  }
}

/** Moves a block of the mail to the index it shall have once moved. */
export function moveBlock(blockId: string, index: number): Command {
  return {
    kind: 'move-block',
    change: ({ email }) => {
      const from = email.blocks.findIndex(({ id }) => id === blockId)
      const block = email.blocks[from]
      if (!block) return
      email.blocks.splice(from, 1)
      email.blocks.splice(index, 0, castDraft(current(block)))
    },
  }
}
