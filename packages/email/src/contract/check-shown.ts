import type { Field, Form } from '@letterslot/core'
import { parameterFields } from '../parameters/placed-fields.ts'
import { literal } from '../tags/each-tag.ts'
import type { Piece } from '../tags/parse-tags.ts'
import { isWritable, namesInText, parseTags } from '../tags/parse-tags.ts'
import type { EmailTemplate } from '../template/template.ts'
import type { Finding } from './finding.ts'

/** The fields whose answers no reader of the mail sees. A file is attached whether the mail names it or not. */
export function unseenFields(form: Form, template: EmailTemplate): readonly Field[] {
  const shown = bodyNames(template)
  if (shown === 'all') return []
  const seen = new Set([...shown, ...namesInText(template.subject)])
  return printableFields(form, (field) => field.kind !== 'file' && !isAmong(seen, field, form))
}

/** Those of such fields that a tag can print, each name once: of a draft, names may be anything. */
function printableFields(form: Form, isOne: (field: Field) => boolean): readonly Field[] {
  const names = new Set<string>()
  return parameterFields(form).filter((field) => {
    if (names.has(field.name)) return false
    names.add(field.name)
    return isOne(field) && isWritable(field.name)
  })
}

/** True when a field is printed under its own name or a mapped one. */
function isAmong(names: ReadonlySet<string>, { id, name }: Field, { delivery }: Form): boolean {
  return names.has(name) || Object.entries(delivery?.map ?? {}).some(([key, field]) => field === id && names.has(key))
}

/** Finds answers that the mail does not show, or only where a condition leaves a gap, and a subject that may say nothing. */
export function checkShown(form: Form, template: EmailTemplate, unseen: readonly Field[]): readonly Finding[] {
  return [
    ...emptySubject(form, template),
    ...unseen.map(({ name, label }) => missingRow('field-not-in-mail', '/blocks', { name, label })),
    ...subjectAlone(form, template).map(({ name, label }) =>
      missingRow('shown-in-subject-alone', '/subject', { name, label }),
    ),
  ]
}

type RowText = Pick<Field, 'name' | 'label'>

function missingRow(
  code: 'field-not-in-mail' | 'shown-in-subject-alone',
  place: string,
  { name, label }: RowText,
): Finding {
  return { code, severity: 'warning', place, name, fix: { kind: 'addRow', name, label } }
}

/** Fields that a condition hides, printed in the subject and nowhere below it. */
function subjectAlone(form: Form, template: EmailTemplate): readonly Field[] {
  const shown = bodyNames(template)
  if (shown === 'all') return []
  const inSubject = new Set(namesInText(template.subject))
  return printableFields(
    form,
    (field) => field.visibleWhen !== undefined && isAmong(inSubject, field, form) && !isAmong(shown, field, form),
  )
}

function emptySubject(form: Form, template: EmailTemplate): readonly Finding[] {
  const { subject } = template
  const pieces = parseTags(subject)
  if (!pieces.ok || saysSomething(pieces.value, sureNames(form))) return []
  const title = literal(form.title).trim() || 'New message'
  const text = subject.trim() === '' ? title : `${title}: ${subject}`
  const fix = { kind: 'setText', place: '/subject', text } as const
  return [{ code: 'subject-can-be-empty', severity: 'warning', place: '/subject', fix }]
}

/** The parameters that are never empty in a message of ours. */
function sureNames(form: Form): ReadonlySet<string> {
  const required = parameterFields(form).filter(
    ({ kind, visibleWhen, rules, default: value }) =>
      visibleWhen === undefined &&
      kind !== 'file' &&
      kind !== 'signature' &&
      (kind === 'hidden' ? value !== undefined && value !== '' : rules.some((rule) => rule.kind === 'required')),
  )
  const ids = new Set<string>(required.map(({ id }) => id))
  const mapped = Object.entries(form.delivery?.map ?? {}).filter(([, id]) => ids.has(id))
  return new Set([
    ...required.map(({ name }) => name),
    ...mapped.map(([name]) => name),
    'letterslot_id',
    'letterslot_reference',
    'letterslot_written_at',
  ])
}

type Section = Extract<Piece, { readonly kind: 'section' }>

/** True when pieces print something whatever was answered: words, a sure parameter, or both halves of a choice. */
function saysSomething(pieces: readonly Piece[], sure: ReadonlySet<string>): boolean {
  return pieces.some((piece) => {
    if (piece.kind === 'literal') return piece.text.trim() !== ''
    if (piece.kind === 'value') return sure.has(piece.name)
    if (!halfSays(piece, sure)) return false
    if (!piece.isInverted && sure.has(piece.name)) return true
    return pieces.some(
      (other) =>
        other.kind === 'section' &&
        other.name === piece.name &&
        other.isInverted !== piece.isInverted &&
        halfSays(other, sure),
    )
  })
}

/** True when a section, once printed, prints something: the parameter it asks for is there, within it. */
function halfSays({ name, isInverted, pieces }: Section, sure: ReadonlySet<string>): boolean {
  return saysSomething(pieces, isInverted ? sure : new Set([...sure, name, '.']))
}

/** The parameters that a reader of the mail's body sees; `all` where a table prints every one. */
function bodyNames(template: EmailTemplate): ReadonlySet<string> | 'all' {
  const names = new Set<string>()
  for (const block of template.blocks) {
    if (block.kind === 'heading' || block.kind === 'text') for (const name of namesInText(block.text)) names.add(name)
    if (block.kind !== 'answers') continue
    if (block.auto && block.rows.length === 0) return 'all'
    for (const { name } of block.rows) names.add(name)
  }
  return names
}
