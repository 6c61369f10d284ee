import type { Field, Form } from '@letterslot/core'
import { freeTextName } from '@letterslot/core/rare-rules'
import { firstFault } from './field-faults.ts'

/** The longest name that a label gives: templates are read and typed by people. */
const maxParameterName = 24
const fallbackName = 'field'

/** Makes a parameter's name from a label: `Your name?` is `your_name`. Never empty, not yet unique. */
function plainName(label: string): string {
  const joined = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  const name = /^[a-z]/.test(joined) ? joined : `${fallbackName}_${joined}`.replace(/_+$/, '')
  return shortenName(name, maxParameterName)
}

/** A name cut to a length, between words where that leaves at least half of it. */
function shortenName(name: string, length: number): string {
  if (name.length <= length) return name
  const cut = name.slice(0, length)
  const between = name[length] === '_' ? length : cut.lastIndexOf('_')
  return cut.slice(0, between > length / 2 ? between : length).replace(/_+$/, '')
}

/**
 * A parameter name for a label.
 * @param isFree - whether a name may be used: asked again with `_2`, `_3`, … until it may.
 */
export function parameterName(label: string, isFree: (name: string) => boolean): string {
  const name = plainName(label)
  if (isFree(name)) return name
  for (let count = 2; ; count += 1) {
    const numbered = `${shortenName(name, maxParameterName - 1 - String(count).length)}_${count}`
    if (isFree(numbered)) return numbered
  }
}

/** New fields of a form with parameter names that are free in it, and of which each is given once. */
export function withFreeNames(form: Form, fields: readonly Field[]): readonly Field[] {
  const taken = new Set<string>()
  return fields.map((field) => {
    const isFree = freeNames(form, field)
    const name = parameterName(field.name, (one) => !taken.has(one) && isFree(one))
    taken.add(name)
    return { ...field, name }
  })
}

/** Tells which parameter names a field, of the form or still to come, may have. */
export function freeNames(form: Form, field: Field): (name: string) => boolean {
  const others = form.pages.flatMap(({ fields }) => fields).filter(({ id }) => id !== field.id)
  const taken = new Set(others.flatMap(namesTakenBy))
  // Whether a name can be sent is no matter of other fields, of which there may be a thousand.
  const alone: Form = { ...form, pages: form.pages.slice(0, 1).map((page) => ({ ...page, fields: [] })) }
  return (name) => !taken.has(name) && firstFault(alone, { ...field, name }, 'name') === undefined
}

/** The parameters that a field is sent as: a text beside a choice has one of its own without scripts. */
function namesTakenBy({ name, options = [] }: Field): readonly string[] {
  return options.some(({ freeText }) => freeText) ? [name, freeTextName(name)] : [name]
}
