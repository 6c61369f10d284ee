import type { Field } from '@letterslot/core'
import type { StudioDocument } from '../../document/studio-document.ts'

/** What is other in a document than in one before, as a person would tell it. */
export interface Changes {
  /** Labels of fields. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
  /** The same fields stand in another order, or on other pages. */
  readonly isReordered: boolean
  /** Title, description and the other texts of the form itself. */
  readonly texts: boolean
  /** Where it sends, and the other ways to the maker. */
  readonly delivery: boolean
  readonly email: boolean
}

/** Tells what changed between two documents of one form. */
export function changesSince(before: StudioDocument, now: StudioDocument): Changes {
  const old = fieldsById(before)
  const fresh = fieldsById(now)
  const both = [...fresh.values()].filter(({ id }) => old.has(id))
  const { pages: oldPages, delivery: oldDelivery, ...oldTexts } = before.form
  const { pages, delivery, ...texts } = now.form
  const places = (from: StudioDocument['form']['pages'], known: ReadonlyMap<string, Field>) =>
    from.map((page) => page.fields.flatMap(({ id }) => (known.has(id) ? [id] : [])))
  return {
    added: [...fresh.values()].filter(({ id }) => !old.has(id)).map(nameOf),
    removed: [...old.values()].filter(({ id }) => !fresh.has(id)).map(nameOf),
    changed: both.filter((field) => !isSame(field, old.get(field.id))).map(nameOf),
    isReordered: !isSame(places(oldPages, fresh), places(pages, old)),
    texts: !isSame(oldTexts, texts) || !isSame(oldPages.map(titleOf), pages.map(titleOf)),
    delivery: !isSame(oldDelivery, delivery),
    email: !isSame(before.email, now.email),
  }
}

function fieldsById({ form }: StudioDocument): ReadonlyMap<string, Field> {
  return new Map(form.pages.flatMap((page) => page.fields).map((field) => [field.id, field]))
}

const nameOf = ({ label, name }: Field): string => label || name
const titleOf = ({ title }: { readonly title?: string }): string => title ?? ''
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
