import type { Form } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import { fieldsWithParameter } from '../../domain/document/find-field.ts'
import { ownParameters } from '../../domain/mail/own-parameters.ts'

/** A parameter that reaches the mail. */
export interface MailParameter {
  readonly name: string
  /** The source of its value: the field of this name, a field by the mapping, or ours. */
  readonly source: 'field' | 'mapped' | 'own'
  /** The field's label; empty for ours. */
  readonly label: string
  /** Number of times that the mail prints it. */
  readonly uses: number
}

/** Every parameter that a form sends, in its order, ours last. */
export function parametersOf(form: Form, email: EmailTemplate): readonly MailParameter[] {
  const fields = fieldsWithParameter(form)
  const labels = new Map(fields.map(({ id, label, name }) => [String(id), label || name]))
  return [
    ...fields.map(({ name, label }) => ({ name, label: label || name, source: 'field' as const })),
    ...Object.entries(form.delivery?.map ?? {}).map(([name, id]) => ({
      name,
      label: labels.get(id) ?? '',
      source: 'mapped' as const,
    })),
    ...ownParameters(form).map(([name]) => ({ name, label: '', source: 'own' as const })),
  ].map((parameter) => ({ ...parameter, uses: usesOf(parameter.name, email) }))
}

const tagName = /\{\{\s*[#^]?\s*([^{}\s]+?)\s*\}\}/g

/** Counts the times that a mail prints a parameter: by tags, a section counts once, and by rows of its tables. */
function usesOf(name: string, email: EmailTemplate): number {
  const tags = templateTexts(email).flatMap((text) => Array.from(text.matchAll(tagName), ([, found = '']) => found))
  const rows = email.blocks.flatMap((block) => (block.kind === 'answers' ? block.rows.map((row) => row.name) : []))
  return [...tags, ...rows].filter((found) => found === name || found.startsWith(`${name}.`)).length
}

/** Every text of a mail that may hold tags. */
function templateTexts({ to, cc, bcc, replyTo, fromName, subject, blocks }: EmailTemplate): readonly string[] {
  const body = blocks.flatMap((block) => (block.kind === 'heading' || block.kind === 'text' ? [block.text] : []))
  return [...to, ...cc, ...bcc, replyTo, fromName, subject, ...body]
}
