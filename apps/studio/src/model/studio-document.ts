import type { Form } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import type { ConnectionId } from './connection.ts'
import { newFormId } from './new-id.ts'

/**
 * A form with all that is edited with it: the form, the mail that its answers become, and the connection it sends by.
 * Changed by commands only, undone as one, saved as one.
 */
export interface StudioDocument {
  readonly form: Form
  readonly email: EmailTemplate
  /** Undefined until the maker has chosen one. */
  readonly connectionId: ConnectionId | undefined
}

/**
 * Returns true when form and mail are the same. A connection's id belongs to one browser and never goes out, so it is
 * not compared: where a form sends stands in the form.
 */
export function isSameDocument(one: StudioDocument, other: StudioDocument): boolean {
  return isSameValue(one.form, other.form) && isSameValue(one.email, other.email)
}

/** Returns true for equal JSON values; the order of properties does not count, and `undefined` is an absent property. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObjectValue(one) || !isObjectValue(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const name of names) if (!isSameValue(Reflect.get(one, name), Reflect.get(other, name))) return false
  return true
}

function isObjectValue(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The same document under a new id of its own, mail included. */
export function copyDocument(document: StudioDocument, title: string = document.form.title): StudioDocument {
  const id = newFormId()
  return {
    ...document,
    form: { ...document.form, id, title },
    email: { ...document.email, id: `tmpl_${id}`, formId: id },
  }
}
