import type { Form } from '@letterslot/core'
import { noteParameter } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import { sampleParams } from '@letterslot/email'
import { fieldsWithParameter } from '../../domain/document/find-field.ts'
import { layoutText, ownParameterText } from '../../domain/texts/email-layout.ts'

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
    ...Object.keys(ownParameterText).map((name) => ({ name, label: '', source: 'own' as const })),
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

/** A parameter as a provider's template receives it. */
interface ProviderParameter {
  readonly name: string
  readonly example: string
  /** Which field it comes from, or what ours is for. */
  readonly from: string
}

/** Every parameter that a message of the form brings along, with a made-up value. */
export function providerParameters(form: Form, email: EmailTemplate): readonly ProviderParameter[] {
  const samples = sampleParams(form)
  const hidden = new Set(fieldsWithParameter(form).flatMap(({ name, visibleWhen }) => (visibleWhen ? [name] : [])))
  const noted = noteParameter(form)
  const files = new Set(fieldsWithParameter(form).flatMap(({ kind, name }) => (kind === 'file' ? [name] : [])))
  return parametersOf(form, email).map(({ name, label, source }) => {
    const example = samples[name] ?? ''
    if (source === 'own') return { name, example, from: ownParameterText[name] ?? '' }
    const from = source === 'mapped' ? layoutText.mapped(label) : layoutText.field(label)
    const remarks = [
      files.has(name) && layoutText.attached(name),
      hidden.has(name) && layoutText.sometimes,
      name === noted && layoutText.noted,
    ]
    return { name, example, from: [from, ...remarks.filter((remark) => remark !== false)].join(', ') }
  })
}
