import { brandFieldId, type Field, type FieldId, type Form, isRecord } from '@letterslot/core'
import { calculationNames } from '@letterslot/core/calculation'
import { parseForm } from '@letterslot/core/document'
import type { FaultWords } from '../texts/form-faults.ts'

/** The format of copied fields: plain JSON text, so that it can be read, kept in a file and pasted into another form. */
export const fieldsFormat = 'letterslot.fields/1'
/** Longer texts are not read as fields, in UTF-16 code units: far more than any form has. */
export const maxFieldsText = 1_000_000

/** Writes fields as text for the clipboard. */
export function writeFields(fields: readonly Field[]): string {
  return `${JSON.stringify({ format: fieldsFormat, fields }, undefined, 2)}\n`
}

/** The outcome of a paste. */
export type PastedFields =
  /** The text holds something else; the browser may paste it. */
  | { readonly kind: 'other' }
  | { readonly kind: 'refused'; readonly fault: FaultWords }
  | {
      readonly kind: 'fields'
      /** In their order; their names are as they were copied. */
      readonly fields: readonly Field[]
      /** Conditions, rules and what fills a field, that ask for fields which this form does not have; they are left out. */
      readonly droppedConditions: number
    }

/**
 * Reads copied fields into a form. A field whose id the form has not keeps it, so that what names a field that was cut finds it where it is
 * pasted; others get new ids. Conditions among them follow; a condition on another field stays where the form has that field. A calculation
 * stays as it is written: the parameters it names may come later.
 * @param text - of the clipboard; anything.
 */
export function readFields(text: string, form: Form, newId: () => FieldId): PastedFields {
  const copied = copiedFields(text)
  if (!copied) return { kind: 'other' }
  const present = new Set<string>(form.pages.flatMap((page) => page.fields.map(({ id }) => id)))
  const ids = new Map<string, FieldId>()
  for (const { id } of copied)
    ids.set(String(id), typeof id !== 'string' || present.has(id) ? newId() : brandFieldId(id))
  const own = new Set<string>(ids.values())
  const ownNames = new Set(copied.map(({ name }) => name))
  // Conditions on fields of this form are put back after the check, which knows the pasted fields alone.
  const outside = new Map<string, Readonly<Record<string, unknown>>>()
  let droppedConditions = 0
  const fields = copied.map(({ visibleWhen, requiredWhen, prefillFrom, ...field }) => {
    const id = ids.get(String(field['id']))
    const checked: Record<string, unknown> = { ...field, id }
    const later: Record<string, unknown> = {}
    for (const [key, condition] of Object.entries({ visibleWhen, requiredWhen, prefillFrom })) {
      if (condition === undefined) continue
      const asked = askedFields(renameFields(condition, ids))
      if (asked.every((one) => own.has(one))) checked[key] = renameFields(condition, ids)
      else if (asked.every((one) => own.has(one) || present.has(one))) later[key] = renameFields(condition, ids)
      else droppedConditions += 1
    }
    const { kept, own: ownRules } = sortRules(field['rules'])
    if (kept.length > ownRules.length) later['rules'] = kept
    if (Array.isArray(field['rules'])) checked['rules'] = ownRules
    if (asksForOthers(field['calculate'], ownNames)) {
      later['calculate'] = field['calculate']
      checked['calculate'] = '0'
    }
    outside.set(String(id), later)
    return checked
  })

  /** The rules that may stay, and those of them that name pasted fields alone. */
  function sortRules(rules: unknown): { readonly kept: readonly unknown[]; readonly own: readonly unknown[] } {
    const kept: unknown[] = []
    const among: unknown[] = []
    for (const rule of Array.isArray(rules) ? rules : []) {
      const next = renameFields(rule, ids)
      const asked = askedFields(next)
      if (asked.every((one) => own.has(one))) among.push(next)
      if (asked.every((one) => own.has(one) || present.has(one))) kept.push(next)
      else droppedConditions += 1
    }
    return { kept, own: among }
  }
  const parsed = parseForm({ ...emptyForm, pages: [{ id: 'pasted', fields }] })
  if (!parsed.ok) return { kind: 'refused', fault: parsed.error.faults[0] ?? parsed.error }
  const read = parsed.value.pages.flatMap((page) => page.fields)
  return { kind: 'fields', fields: read.map((field) => ({ ...field, ...outside.get(field.id) })), droppedConditions }
}

const emptyForm = { format: 'letterslot.form/1', version: 1, id: 'pasted', title: 'pasted', locale: 'en' }

function copiedFields(text: string): readonly Readonly<Record<string, unknown>>[] | undefined {
  if (text.length > maxFieldsText || !text.includes(fieldsFormat)) return undefined
  try {
    const json: unknown = JSON.parse(text)
    if (!isRecord(json) || json['format'] !== fieldsFormat || !Array.isArray(json['fields'])) return undefined
    return json['fields'].filter(isRecord)
  } catch {
    return undefined
  }
}

/** Conditions nested deeper are left as they are, for the document's own check to refuse. */
const maxNesting = 64

/** A condition with the new ids of the fields that it names. */
function renameFields(condition: unknown, ids: ReadonlyMap<string, FieldId>, nesting = 0): unknown {
  if (nesting > maxNesting) return condition
  if (Array.isArray(condition)) return condition.map((one) => renameFields(one, ids, nesting + 1))
  if (!isRecord(condition)) return condition
  const rename = (key: string, value: unknown): unknown =>
    key === 'field' ? (ids.get(String(value)) ?? value) : renameFields(value, ids, nesting + 1)
  return Object.fromEntries(Object.entries(condition).map(([key, value]) => [key, rename(key, value)]))
}

/** True for a calculation that names a parameter which was not copied along. */
function asksForOthers(calculation: unknown, own: ReadonlySet<unknown>): boolean {
  if (typeof calculation !== 'string') return false
  return calculationNames(calculation).some((name) => !own.has(name.split('.', 1)[0]))
}

/** The ids that a condition names. */
function askedFields(condition: unknown, nesting = 0): readonly string[] {
  if (nesting > maxNesting) return []
  if (Array.isArray(condition)) return condition.flatMap((one) => askedFields(one, nesting + 1))
  if (!isRecord(condition)) return []
  return Object.entries(condition).flatMap(([key, value]) =>
    key === 'field' ? [String(value)] : askedFields(value, nesting + 1),
  )
}
