import type { Block } from './block.ts'

export const emailFormat = 'letterslot.email/1'

/** The template of a mail. Every text field may hold merge tags: `{{name}}`, sections, dot paths; never `{{{name}}}`. */
export interface EmailTemplate {
  readonly format: typeof emailFormat
  readonly version: number
  readonly id: string
  /** The form whose fields the answers table follows; empty for a template of any form. */
  readonly formId: string
  /** BCP 47, the language of the mail's words, for those who have it read aloud. Default: `en`. */
  readonly locale?: string
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly bcc: readonly string[]
  readonly replyTo: string
  readonly fromName: string
  readonly subject: string
  /** Lets a recipient come from a visitor's answer. Default: false, so that no relay is an open one. */
  readonly visitorRecipients: boolean
  readonly blocks: readonly Block[]
}

/** A text of a template that may hold merge tags, and its JSON pointer. */
interface TaggedText {
  readonly place: string
  readonly text: string
}

/** Every text of a template in which merge tags are filled in. Labels are none: a form's words are shown as they stand. */
export function taggedTexts(template: EmailTemplate): readonly TaggedText[] {
  return [
    ...recipientTexts(template),
    { place: '/replyTo', text: template.replyTo },
    { place: '/fromName', text: template.fromName },
    { place: '/subject', text: template.subject },
    ...template.blocks.flatMap((block, index) =>
      block.kind === 'heading' || block.kind === 'text' ? [{ place: `/blocks/${index}/text`, text: block.text }] : [],
    ),
  ]
}

/** The texts that become recipients: `to`, `cc` and `bcc`, in that order. */
export function recipientTexts(template: EmailTemplate): readonly TaggedText[] {
  return (['to', 'cc', 'bcc'] as const).flatMap((role) =>
    template[role].map((text, index) => ({ place: `/${role}/${index}`, text })),
  )
}
