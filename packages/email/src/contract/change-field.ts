import type { Field, Form, Rule } from '@letterslot/core'
import type { AnswerLimit } from './fix.ts'

/** The field at a JSON pointer into a form. */
export function fieldAt(form: Form, place: string): Field | undefined {
  const [, , page = '', , index = ''] = place.split('/')
  return form.pages[Number(page)]?.fields[Number(index)]
}

/** Changes the field at a JSON pointer; one that is gone changes nothing. */
export function changeField(form: Form, place: string, change: (field: Field) => Field): Form {
  const target = fieldAt(form, place)
  if (!target) return form
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) => (field === target ? change(field) : field)),
  }))
  return { ...form, pages }
}

/** Requires an answer that is an address. */
export function requireAddress(field: Field): Field {
  const has = (kind: Rule['kind']): boolean => field.rules.some((rule) => rule.kind === kind)
  const required: readonly Rule[] = has('required') ? [] : [{ kind: 'required' }]
  const typed: readonly Rule[] = has('type') ? [] : [{ kind: 'type' }]
  return { ...field, rules: [...required, ...field.rules, ...typed] }
}

/** Bounds the length of the answer. */
export function limitTo(field: Field, { max }: AnswerLimit): Field {
  const at = field.rules.findIndex(({ kind }) => kind === 'length')
  if (at < 0) return { ...field, rules: [...field.rules, { kind: 'length', max }] }
  const rules = field.rules.map((rule, index) => (index === at && rule.kind === 'length' ? { ...rule, max } : rule))
  return { ...field, rules }
}

/** Bounds the size of the file. */
export function limitFile(field: Field, maxBytes: number): Field {
  const at = field.rules.findIndex(({ kind }) => kind === 'file')
  if (at < 0) return { ...field, rules: [...field.rules, { kind: 'file', maxBytes }] }
  const rules = field.rules.map((rule, index) => (index === at && rule.kind === 'file' ? { ...rule, maxBytes } : rule))
  return { ...field, rules }
}
