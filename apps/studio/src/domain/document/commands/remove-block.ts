import type { Command } from '../command.ts'

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
