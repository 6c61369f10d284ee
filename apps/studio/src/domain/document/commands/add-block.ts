import type { Block } from '@letterslot/email'
import { castDraft } from 'mutative'
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
