import { type AppliedFix, applyFix, type EmailTemplate } from '@letterslot/email'
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
