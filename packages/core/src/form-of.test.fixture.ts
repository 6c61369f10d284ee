import { parseForm } from './document.ts'
import type { Form } from './model/form.ts'
import type { Issue } from './model/issue.ts'
import type { Value, Values } from './model/values.ts'
import { compileForm } from './rules/compile.ts'
import { compilePatternMatcher } from './rules/pattern-matcher.ts'

/** A form around some fields, read by `parseForm` as any other; tests give what they care about. */
export function formOf(fields: readonly object[], more: object = {}): Form {
  const pages = [{ id: 'p1', fields: fields.map((field, index) => ({ ...fieldOf(index), ...field })) }]
  const parsed = parseForm({ ...formAround(pages), ...more })
  if (!parsed.ok) throw parsed.error
  return parsed.value
}

/** The same without `parseForm`: a draft that may have faults. */
export function documentOf(fields: readonly object[], more: object = {}): Record<string, unknown> {
  const pages = [{ id: 'p1', fields: fields.map((field, index) => ({ ...fieldOf(index), ...field })) }]
  return { ...formAround(pages), ...more }
}

function formAround(pages: readonly object[]): Record<string, unknown> {
  return { format: 'letterslot.form/1', version: 1, id: 'test', title: 'Test', locale: 'en', pages }
}

function fieldOf(index: number): object {
  return { id: `f${index}`, kind: 'text', name: `n${index}`, label: `Field ${index}`, rules: [] }
}

/** Values by plain ids: `f0` is the first field of `formOf`. */
export function valuesOf(values: Readonly<Record<string, Value>>): Values {
  return values
}

/** Returns the issues of a form of one field with one value. */
export function issuesOf(field: object, value: Value): Issue[] {
  return compileForm(formOf([field]), { compilePatternMatcher }).validate(valuesOf({ f0: value }))
}
