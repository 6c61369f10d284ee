import type { Field, Form } from '@letterslot/core'
import type { StudioDocument } from './studio-document.ts'
import { isSameValue } from './studio-document.ts'

/** A part of a field in which it differs from the field that it was. */
export type FieldChange =
  | { readonly kind: 'label'; readonly before: string }
  | { readonly kind: 'name'; readonly before: string }
  | { readonly kind: 'required' | 'optional' | 'type' | 'choices' | 'rules' | 'conditions' | 'details' }

/** A field that stands in both documents and is not the same. */
export interface ChangedField {
  readonly label: string
  readonly changes: readonly FieldChange[]
}

/** The differences between a document and one before, as a person would tell them. */
export interface FormDifference {
  /** Labels of fields. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly ChangedField[]
  /** The same fields stand in another order, or on other pages. */
  readonly isReordered: boolean
  /** The title before, where it is another one now. */
  readonly title: string | undefined
  /** Description and the other texts of the form itself. */
  readonly texts: boolean
  /** The place that it sends to, and its settings. */
  readonly delivery: boolean
  /** The other ways to the maker. */
  readonly fallback: boolean
  readonly email: boolean
}

/** Tells what changed between two documents of one form. */
export function changesSince(before: StudioDocument, now: StudioDocument): FormDifference {
  const old = fieldsById(before)
  const fresh = fieldsById(now)
  const { pages: oldPages, delivery: oldDelivery, title: oldTitle, ...oldTexts } = before.form
  const { pages, delivery, title, ...texts } = now.form
  const { fallback: oldFallback, ...oldDestination } = oldDelivery ?? {}
  const { fallback, ...destination } = delivery ?? {}
  const places = (from: Form['pages'], known: ReadonlyMap<string, Field>) =>
    from.map((page) => page.fields.flatMap(({ id }) => (known.has(id) ? [id] : [])))
  return {
    added: [...fresh.values()].filter(({ id }) => !old.has(id)).map(labelOrName),
    removed: [...old.values()].filter(({ id }) => !fresh.has(id)).map(labelOrName),
    changed: [...fresh.values()].flatMap((field) => {
      const changes = fieldChanges(old.get(field.id) ?? field, field)
      return changes.length > 0 ? [{ label: labelOrName(field), changes }] : []
    }),
    isReordered: !isSameValue(places(oldPages, fresh), places(pages, old)),
    title: oldTitle === title ? undefined : oldTitle,
    texts: !isSameValue(oldTexts, texts) || !isSameValue(oldPages.map(titleOrEmpty), pages.map(titleOrEmpty)),
    delivery: !isSameValue(oldDestination, destination),
    fallback: !isSameValue(oldFallback, fallback),
    email: !isSameValue(before.email, now.email),
  }
}

function fieldChanges(before: Field, now: Field): readonly FieldChange[] {
  const { label, name, kind, options, rules, visibleWhen, requiredWhen, ...details } = now
  const { label: _, name: __, kind: ___, options: ____, rules: _____, ...rest } = before
  const { visibleWhen: oldVisible, requiredWhen: oldRequired, ...oldDetails } = rest
  const isRequired = hasRequired(now)
  const isRequirementSame = hasRequired(before) === isRequired
  return [
    ...(label === before.label ? [] : [{ kind: 'label', before: before.label } as const]),
    ...(name === before.name ? [] : [{ kind: 'name', before: before.name } as const]),
    ...(kind === before.kind ? [] : [{ kind: 'type' } as const]),
    ...(isRequirementSame ? [] : [{ kind: isRequired ? 'required' : 'optional' } as const]),
    ...(isSameValue(options, before.options) ? [] : [{ kind: 'choices' } as const]),
    ...(isSameValue(otherRules(before), otherRules(now)) ? [] : [{ kind: 'rules' } as const]),
    ...(isSameValue([visibleWhen, requiredWhen], [oldVisible, oldRequired]) ? [] : [{ kind: 'conditions' } as const]),
    ...(isSameValue(details, oldDetails) ? [] : [{ kind: 'details' } as const]),
  ]
}

function fieldsById({ form }: StudioDocument): ReadonlyMap<string, Field> {
  return new Map(form.pages.flatMap((page) => page.fields).map((field) => [field.id, field]))
}

const hasRequired = ({ rules }: Field): boolean => rules.some(({ kind }) => kind === 'required')
/** Every rule, but for a requirement that came or went, which is told by itself. */
const otherRules = ({ rules }: Field) => rules.filter((rule) => rule.kind !== 'required' || rule.message !== undefined)
const labelOrName = ({ label, name }: Field): string => label || name
const titleOrEmpty = ({ title }: { readonly title?: string }): string => title ?? ''
