import type { EmailTemplate } from '@letterslot/email'
import { assignChanges, type Changes, mergeKeyOf } from '../assign-changes.ts'
import type { Command } from '../command.ts'

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
