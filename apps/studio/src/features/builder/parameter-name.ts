import type { Field, Form } from '@letterslot/core'
import { renameInCalculation } from '@letterslot/core/calculation'
import { freeTextName } from '@letterslot/core/rare-rules'
import { renameTag } from '@letterslot/email'
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

/**
 * New fields of a form with parameter names that are free in it, and of which each is given once. A name that is free stays as it is; what
 * names a field among them, in calculations and in their words, goes along with its new one.
 */
export function withFreeNames(form: Form, fields: readonly Field[]): readonly Field[] {
  const before = new Set(fields.map(({ name }) => name))
  const taken = new Set<string>()
  const names = fields.map((field) => {
    const isFree = freeNames(form, field)
    const mayHave = (one: string): boolean => !taken.has(one) && isFree(one)
    const name = mayHave(field.name) ? field.name : parameterName(field.name, (one) => !before.has(one) && mayHave(one))
    taken.add(name)
    return name
  })
  const renamed = fields.flatMap(({ name: from }, index) => {
    const to = names[index]
    return to === undefined || to === from ? [] : [{ from, to }]
  })
  return fields.map((field, index) => renamed.reduce(withRenamed, { ...field, name: names[index] ?? field.name }))
}

/** A field whose words and calculation call another field by its new name. */
function withRenamed(field: Field, { from, to }: { readonly from: string; readonly to: string }): Field {
  const { label, help, text, calculate } = field
  return {
    ...field,
    label: renameTag(label, from, to),
    ...(help !== undefined && { help: renameTag(help, from, to) }),
    ...(text !== undefined && { text: renameTag(text, from, to) }),
    ...(calculate !== undefined && { calculate: renameInCalculation(calculate, from, to) }),
  }
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
