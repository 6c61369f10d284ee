export const emailFormat = 'letterslot.email/1'

/** A heading; merge tags are allowed. */
export interface HeadingBlock {
  readonly id: string
  readonly kind: 'heading'
  readonly text: string
}

/** A paragraph; merge tags are allowed, newlines are kept. */
export interface TextBlock {
  readonly id: string
  readonly kind: 'text'
  readonly text: string
}

/** One line of the answers table: the parameter it prints and the label before it. */
export interface AnswerRow {
  readonly name: string
  readonly label: string
  /** `date`: a day is printed in the words of the mail's language. */
  readonly as?: 'date'
}

/**
 * A table of answers. While `auto`, the studio keeps `rows` in step with the form; `auto` without rows prints every
 * parameter that is not one of ours, labelled by its name, as a template for any form does.
 */
export interface AnswersBlock {
  readonly id: string
  readonly kind: 'answers'
  readonly auto: boolean
  readonly rows: readonly AnswerRow[]
}

/** A line across. */
export interface DividerBlock {
  readonly id: string
  readonly kind: 'divider'
}

export type Block = HeadingBlock | TextBlock | AnswersBlock | DividerBlock

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
