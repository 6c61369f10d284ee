import { templateVersion } from '../template/parse.ts'
import { type EmailTemplate, emailFormat } from '../template/template.ts'
import { type RecipientInput, recipientList } from './starter-email.ts'

/**
 * The template for any form, which a relay has before a maker wrote one: every parameter that is not ours, under its
 * own name. Replies go to a parameter `email` where a form sends one.
 */
export function generalTemplate({ id, to }: { readonly id: string; readonly to: RecipientInput }): EmailTemplate {
  return {
    format: emailFormat,
    version: templateVersion,
    id,
    formId: '',
    to: recipientList(to),
    cc: [],
    bcc: [],
    replyTo: '{{email}}',
    fromName: '',
    subject: 'New message from your form',
    visitorRecipients: false,
    blocks: [
      { id: 'b1', kind: 'heading', text: 'New message from your form' },
      { id: 'b2', kind: 'answers', auto: true, rows: [] },
    ],
  }
}
