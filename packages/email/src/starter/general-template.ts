import { templateVersion } from '../template/parse.ts'
import { type EmailTemplate, emailFormat } from '../template/template.ts'

/**
 * The template for any form, which a relay has before a maker wrote one: every parameter that is not ours, under its
 * own name. Replies go to a parameter `email` where a form sends one.
 */
export function generalTemplate({ id, to }: NewTemplate): EmailTemplate {
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

/** The id of a template to make, and who gets its mails. */
export interface NewTemplate {
  readonly id: string
  readonly to: RecipientInput
}

/** One address, several, or none yet: an empty text is none. */
export type RecipientInput = string | readonly string[]

/** Reads what a template is given as recipients into its list. */
export function recipientList(to: RecipientInput): readonly string[] {
  return (typeof to === 'string' ? [to] : to).map((address) => address.trim()).filter((address) => address !== '')
}
