import type { StudioDocument } from './studio-document.ts'

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
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const name of names) if (!isSameValue(Reflect.get(one, name), Reflect.get(other, name))) return false
  return true
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
