import type { Field, Form } from '@letterslot/core'
import { parameterFields } from '../parameters/placed-fields.ts'
import { templateVersion } from '../template/parse.ts'
import { type AnswerRow, type Block, type EmailTemplate, emailFormat } from '../template/template.ts'

/**
 * The mail that a form has before its maker touches it: the form's title and the visitor's name as subject, replies to
 * the first e-mail field, a heading, and a table of all answers that follows the form.
 */
export function starterEmail(
  form: Form,
  { id, to }: { readonly id: string; readonly to: RecipientInput },
): EmailTemplate {
  const fields = parameterFields(form)
  const email = fields.find(({ kind }) => kind === 'email')
  const person = fields.find(isPersonName)
  const title = literal(form.title)
  return {
    format: emailFormat,
    version: templateVersion,
    id,
    formId: form.id,
    locale: form.locale,
    to: recipientList(to),
    cc: [],
    bcc: [],
    replyTo: email === undefined ? '' : `{{${email.name}}}`,
    fromName: person === undefined ? title : `{{${person.name}}}`,
    subject: person === undefined ? title : `${title}: {{${person.name}}}`,
    visitorRecipients: false,
    blocks: [
      { id: 'b1', kind: 'heading', text: title },
      ...introduction(email),
      { id: 'b3', kind: 'answers', auto: true, rows: fields.map((field) => rowOf(field)) },
    ],
  }
}

/** Says where a reply goes; silent when the visitor may leave the address out and did. */
function introduction(email: Field | undefined): readonly Block[] {
  if (email === undefined) return []
  const sentence = `Reply to this mail and your answer goes to {{${email.name}}}.`
  const required = email.rules.some(({ kind }) => kind === 'required')
  return [{ id: 'b2', kind: 'text', text: required ? sentence : `{{#${email.name}}}${sentence}{{/${email.name}}}` }]
}

function isPersonName(field: Field): boolean {
  return (
    field.kind === 'text' &&
    (field.autocomplete === 'name' || /^(?:full|your|from|visitor)?[_-]?name$/i.test(field.name))
  )
}

/** A form's own words as a text of a template: braces in them stay braces, set apart so that they open no tag. */
export function literal(words: string): string {
  return words.replace(/\{(?=\{)/g, '{ ')
}

/** One address, several, or none yet: an empty text is none. */
export type RecipientInput = string | readonly string[]

/** Reads what a template is given as recipients into its list. */
export function recipientList(to: RecipientInput): readonly string[] {
  return (typeof to === 'string' ? [to] : to).map((address) => address.trim()).filter((address) => address !== '')
}

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

/** The row of a field; what a maker's tool wrote beside name and label stays on it. */
export function rowOf(field: Field, before?: AnswerRow): AnswerRow {
  const { as: _before, ...kept } = before ?? {}
  const as = field.kind === 'date' ? ({ as: 'date' } as const) : {}
  if (before?.name === field.name && before.label === field.label && before.as === as.as) return before
  return { ...kept, name: field.name, label: field.label, ...as }
}
