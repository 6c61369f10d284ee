import type { Field } from './model/field.ts'
import type { Form } from './model/form.ts'
import { readFreeText } from './model/free-text.ts'
import { sourcesOf } from './model/has-prefill.ts'
import type { FieldId } from './model/ids.ts'
import type { Issue } from './model/issue.ts'
import { maxPrefillAddressLength, maxPrefillValueLength, maxPrefillValues } from './model/limits.ts'
import { offeredValues } from './model/matrix.ts'
import type { PrefillSource } from './model/prefill.ts'
import { holdsList, isEmpty, readValue, type Value, type Values } from './model/values.ts'
import type { CompiledForm } from './rules/compile.ts'

export { hasLinkPrefill, hasPrefill, sourcesOf } from './model/has-prefill.ts'
export { isPrefillable } from './model/is-prefillable.ts'
export { maxPrefillAddressLength } from './model/limits.ts'
export { isOfLink, type PrefillSource, prefillSources } from './model/prefill.ts'

declare const URLSearchParams: new (query: string) => Iterable<[string, string]>

/** A name and a value, as an address has them; several values of one name are several pairs. */
export type PrefillPair = readonly [name: string, value: string]

/** The facts that may fill fields. */
export interface PrefillFacts {
  readonly address: readonly PrefillPair[]
  /** From the site around the form. */
  readonly attribute?: readonly PrefillPair[]
  readonly referrer?: string
  readonly path?: string
  readonly title?: string
}

/** A field with what a source has for it. */
export interface PrefilledField {
  readonly field: Field
  readonly source: PrefillSource
  /** As if its visitor had given it. */
  readonly value: Value
  /** The first of its rules that the value breaks: such a value fills nothing. */
  readonly issue?: Issue | undefined
}

/** Reads the part of an address behind `?`, or an attribute written alike; nothing of one that is too long. */
export function prefillPairs(query: string): readonly PrefillPair[] {
  return query.length > maxPrefillAddressLength ? [] : [...new URLSearchParams(query)].slice(0, maxPrefillValues)
}

/** Leaves those pairs of an address that may fill a field of the form. */
export function allowedPairs({ pages }: Form, pairs: readonly PrefillPair[]): readonly PrefillPair[] {
  const names = new Set<string>()
  for (const field of pages.flatMap(({ fields }) => fields))
    for (const source of sourcesOf(field)) names.add(source === 'address' ? field.name : source)
  return pairs.filter(([name]) => names.has(name))
}

/**
 * Reads what fills the fields of a form, in document order: of each field the first source that has something, in the shape of its
 * kind, and checked by its rules as if its visitor had typed it. What is no choice of the field is nothing.
 * @param values - that stand in the form: rules may read them.
 */
export function readPrefill(
  { form, validateField }: Pick<CompiledForm, 'form' | 'validateField'>,
  facts: PrefillFacts,
  values: Values = {},
): readonly PrefilledField[] {
  const filled: Partial<Record<FieldId, Value>> = { ...values }
  return form.pages
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const found = findValue(field, facts)
      if (!found) return []
      const issue =
        tooLong(field, found.value) ??
        validateField(field.id, { ...filled, [field.id]: found.value }).find(({ code }) => code !== 'valueMissing')
      if (!issue) filled[field.id] = found.value
      return [{ field, ...found, ...(issue && { issue }) }]
    })
}

function findValue(field: Field, facts: PrefillFacts): Pick<PrefilledField, 'source' | 'value'> | undefined {
  for (const source of sourcesOf(field)) {
    const value = shapedValue(field, prefillTexts(field, source, facts))
    if (!isEmpty(value)) return { source, value }
  }
  return undefined
}

function prefillTexts({ name }: Field, source: PrefillSource, facts: PrefillFacts): readonly string[] {
  switch (source) {
    case 'referrer':
    case 'path':
    case 'title':
      return [facts[source] ?? '']
    case 'attribute':
      return of(facts.attribute ?? [], name)
    case 'address':
      return of(facts.address, name)
    default:
      return of(facts.address, source)
  }
}

function of(pairs: readonly PrefillPair[], wanted: string): readonly string[] {
  return pairs.filter(([name]) => name === wanted).map(([, value]) => value)
}

/** A choice takes its options alone, and a line has no line ends. */
function shapedValue(field: Field, texts: readonly string[]): Value {
  const { id, kind, options } = field
  const isChoice = (text: string): boolean =>
    !options || offeredValues(field).includes(text) || readFreeText(options, text) !== undefined
  const [first = ''] = texts
  if (holdsList(field)) {
    if (!options) return texts.some(Boolean) ? texts.map(spacedLines) : []
    return [...new Set(texts)].filter(isChoice)
  }
  if (options) return isChoice(first) ? first : ''
  return readValue(field, { [id]: kind === 'textarea' ? first : spacedLines(first) })
}

const spacedLines = (text: string): string => text.replace(/[\n\r]+/g, ' ')

/** An answer is as long as its rule allows, on a page that is not shown yet too, and never longer than any that is read. */
function tooLong({ id, rules }: Field, value: Value): Issue | undefined {
  const isText = typeof value === 'string'
  const index = isText ? rules.findIndex((one) => one.kind === 'length' && !one.severity) : -1
  const rule = rules[index]
  const own = rule?.kind === 'length' ? rule.max : undefined
  const limit = Math.min(own ?? maxPrefillValueLength, maxPrefillValueLength)
  const actual = Math.max(0, ...[value].flat().map((text) => String(text).length))
  return actual > limit ? { field: id, rule: index, code: 'tooLong', limit, actual } : undefined
}
