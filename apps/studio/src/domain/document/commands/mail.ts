import { type AppliedFix, applyFix, type Block, type EmailTemplate } from '@letterslot/email'
import { castDraft, current } from 'mutative'
import type { Command } from '../command.ts'
import { assignChanges, type Changes, mergeKeyOf } from '../command.ts'

/** The envelope of the mail: who gets it, who answers go to, its subject. */
export type EmailChanges = Changes<
  Pick<EmailTemplate, 'to' | 'cc' | 'bcc' | 'replyTo' | 'fromName' | 'subject' | 'visitorRecipients'>
>

/** Changes the envelope of the mail. */
export function updateEmail(changes: EmailChanges): Command {
  return {
    kind: 'update-email',
    mergeKey: mergeKeyOf('update-email', '', changes),
    change: ({ email }) => assignChanges(email, changes),
  }
}

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
      const moved = castDraft(current(block))
      email.blocks.splice(from, 1)
      email.blocks.splice(index, 0, moved)
    },
  }
}

/** Makes the change of the form, the mail or both that settles a finding of the contract check: one step of undo. */
export function settleFinding(...fixes: readonly AppliedFix[]): Command {
  return {
    kind: 'settle-finding',
    change: (draft) => {
      const before = { form: current(draft.form), template: current(draft.email) }
      const { form, template } = fixes.reduce(applyFix, before)
      if (form !== before.form) draft.form = castDraft(form)
      if (template !== before.template) draft.email = castDraft(template)
    },
  }
}
