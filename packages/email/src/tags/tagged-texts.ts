import type { EmailTemplate } from '../template/template.ts'

/** A text of a template that may hold merge tags, and its JSON pointer. */
export interface TaggedText {
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
