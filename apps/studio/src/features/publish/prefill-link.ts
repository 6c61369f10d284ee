import { compileForm, type Field, type Form, formatIssue, type IssueMessages } from '@letterslot/core'
import { issues } from '@letterslot/core/messages/en'
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
        .map((one) => field.options?.find((option) => option.value === one)?.label ?? String(one))
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
