import { compileForm, type Field, type Form, formatIssue, type IssueMessages, type Option } from '@letterslot/core'
import { countriesByName } from '@letterslot/core/country'
import { matrixInWords, offeredValues, rowEntry } from '@letterslot/core/matrix'
import { issues } from '@letterslot/core/messages/en'
import { partsOf } from '@letterslot/core/parts'
import { compilePatternMatcher } from '@letterslot/core/patterns'
import { isOfLink, type PrefillPair, readPrefill, sourcesOf } from '@letterslot/core/prefill'
import { compileRareRule } from '@letterslot/core/rare-rules'
import { allFields } from '../../domain/document/find-field.ts'

/** One thing that a link may bring: a field by its own name, or a fact of a campaign that some field takes. */
export interface LinkSlot {
  /** In the address. */
  readonly name: string
  readonly field: Field
}

/** Lists what a link may bring to a form, in document order, each name once. */
export function linkSlots(form: Form): readonly LinkSlot[] {
  const slots = allFields(form).flatMap((field) =>
    sourcesOf(field)
      .filter(isOfLink)
      .map((source) => ({ name: source === 'address' ? field.name : source, field })),
  )
  return slots.filter(({ name }, index) => slots.findIndex((other) => other.name === name) === index)
}

/** One of several controls of a slot. */
export interface SlotPart {
  readonly label: string
  /** Undefined for a text. */
  readonly choices?: readonly Pick<Option, 'value' | 'label'>[]
}

/**
 * The controls for an answer of several parts: one for each rank of an order, row of a matrix, and part of a name, an address or a range
 * of days. None for every other answer, and where several options of a row may be chosen.
 * @param nameOf - the words for a part.
 * @param locale - of the names of countries.
 */
export function slotParts(
  { name, field }: LinkSlot,
  nameOf: (label: string) => string,
  locale = 'en',
): readonly SlotPart[] {
  const { kind, multiple, options = [], rows = [] } = field
  if (name !== field.name || multiple) return []
  if (kind === 'ranking') return options.map((_, rank) => ({ label: `${rank + 1}.`, choices: options }))
  if (kind === 'matrix')
    return rows.map((row) => ({
      label: row.label,
      choices: options.map((option) => ({ value: rowEntry(row, option), label: option.label })),
    }))
  return partsOf(field).map((part) => ({
    label: nameOf(part.label),
    ...(part.name === 'country' && { choices: countryChoices(locale) }),
  }))
}

/** All countries by their names, each sent by its code. */
export function countryChoices(locale: string): readonly Pick<Option, 'value' | 'label'>[] {
  return countriesByName(locale).map(({ code, name }) => ({ value: code, label: name }))
}

/** The options that may be chosen together for a slot, by their words; none for one that takes one answer. */
export function slotChoices({ name, field }: LinkSlot): readonly Pick<Option, 'value' | 'label'>[] {
  const { kind, multiple, options = [] } = field
  if (name !== field.name || !(kind === 'checkboxes' || multiple)) return []
  if (kind !== 'matrix') return options
  return offeredValues(field).map((value) => ({ value, label: matrixInWords(field, value) }))
}

/** The part of a link for a slot: each value, and of an answer of several parts those in between that are empty. */
export function slotPairs({ name, field }: LinkSlot, values: readonly string[]): readonly PrefillPair[] {
  const hasPlaces = name === field.name && partsOf(field).length > 0
  const said = hasPlaces ? values.slice(0, values.findLastIndex(Boolean) + 1) : values.filter(Boolean)
  return Array.from(said, (value = '') => [name, value] as const)
}

/** Puts what a link brings behind an address; an anchor of that stays. */
export function prefillLink(address: string, pairs: readonly PrefillPair[]): string {
  const url = new URL(address)
  for (const [name] of pairs) url.searchParams.delete(name)
  for (const [name, value] of pairs) url.searchParams.append(name, value)
  return url.href
}

/** The effect of a link on one field. */
export interface LinkEffect {
  readonly field: Field
  /** As a person reads it: a choice by its label. */
  readonly text: string
  /** The sentence of the rule that the value breaks; such a value fills nothing. */
  readonly problem?: string | undefined
}

/**
 * Tells what a link does in a form, field by field, as the form itself would.
 * @param messages - of the form's language. Default: English.
 */
export function linkEffects(
  form: Form,
  pairs: readonly PrefillPair[],
  messages: IssueMessages = issues,
): readonly LinkEffect[] {
  const compiled = compileForm(shownWhole(form), { compilePatternMatcher, compileRareRule })
  return readPrefill(compiled, { address: pairs })
    .filter(({ source }) => isOfLink(source))
    .map(({ field, value, issue }) => ({
      field,
      text: [value]
        .flat()
        .filter((one) => one !== '')
        .map((one) => field.options?.find((option) => option.value === one)?.label ?? matrixInWords(field, String(one)))
        .join(', '),
      problem: issue && formatIssue(issue, { form, messages }),
    }))
}

/** The form with every field in sight: a link may fill one that shows later. */
function shownWhole(form: Form): Form {
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map(({ visibleWhen: _visible, requiredWhen: _required, ...bare }) => bare),
  }))
  return { ...form, pages }
}
