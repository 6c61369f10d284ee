import type { Field, Form } from '@letterslot/core'
import { parameterFields } from '../parameters/placed-fields.ts'
import { literal } from '../tags/each-tag.ts'
import type { Block } from '../template/block.ts'
import { templateVersion } from '../template/parse.ts'
import { type EmailTemplate, emailFormat } from '../template/template.ts'
import { type NewTemplate, recipientList } from './general-template.ts'
import { rowsOf } from './sync-answers.ts'

/** The texts of a mail that a form begins with. */
export interface StarterOptions extends NewTemplate {
  /** Says that a reply goes to this address, a tag. Default: in English. */
  readonly replySentence?: (address: string) => string
}

const inEnglish = (address: string): string => `Reply to this mail and your answer goes to ${address}.`

/**
 * The mail that a form has before its maker touches it: the form's title and the visitor's name as subject, replies to
 * the first e-mail field, a heading, and a table of all answers that follows the form.
 */
export function starterEmail(form: Form, { id, to, replySentence }: StarterOptions): EmailTemplate {
  const { blocks, ...texts } = starterTexts(form, replySentence)
  return {
    format: emailFormat,
    version: templateVersion,
    id,
    formId: form.id,
    locale: form.locale,
    to: recipientList(to),
    cc: [],
    bcc: [],
    ...texts,
    visitorRecipients: false,
    blocks: [...blocks, { id: 'b3', kind: 'answers', auto: true, rows: rowsOf(form) }],
  }
}

/** The texts of that mail, and its blocks with words. */
export function starterTexts(
  form: Form,
  replySentence: (address: string) => string = inEnglish,
): Pick<EmailTemplate, 'replyTo' | 'fromName' | 'subject' | 'blocks'> {
  const fields = parameterFields(form)
  const email = fields.find(({ kind }) => kind === 'email')
  const person = fields.find(isPersonName)
  const title = literal(form.title)
  return {
    replyTo: email === undefined ? '' : `{{${email.name}}}`,
    fromName: person === undefined ? title : `{{${person.name}}}`,
    subject: person === undefined ? title : `${title}: {{${person.name}}}`,
    blocks: [{ id: 'b1', kind: 'heading', text: title }, ...introduction(form, email, replySentence)],
  }
}

/** Says where a reply goes; silent where the visitor left the address out, or was not asked for it. */
function introduction(
  form: Form,
  email: Field | undefined,
  replySentence: (address: string) => string,
): readonly Block[] {
  if (email === undefined) return []
  const sentence = replySentence(`{{${email.name}}}`)
  return [
    {
      id: 'b2',
      kind: 'text',
      text: isAlwaysAnswered(form, email) ? sentence : `{{#${email.name}}}${sentence}{{/${email.name}}}`,
    },
  ]
}

/** True for a field that every visitor comes to, and must answer. */
function isAlwaysAnswered({ pages }: Form, { id, rules, visibleWhen }: Field): boolean {
  const index = pages.findIndex(({ fields }) => fields.some((field) => field.id === id))
  const page = pages[index]
  const before =
    page?.fields.slice(
      0,
      page.fields.findIndex((field) => field.id === id),
    ) ?? []
  const section = before.findLast(({ kind }) => kind === 'section')
  return (
    rules.some(({ kind }) => kind === 'required') &&
    ![visibleWhen, section?.visibleWhen, page?.visibleWhen].some((condition) => condition) &&
    pages.slice(0, index).every(({ next = [] }) => next.length === 0)
  )
}

/** By the parameters that labels get in the languages of the studio. */
function isPersonName({ kind, autocomplete, name }: Field): boolean {
  return kind === 'text' && (autocomplete === 'name' || /^(?:full|your|from|visitor|ihr|dein)?[_-]?name$/i.test(name))
}
