import type { FieldKind } from '@letterslot/core'

const typedIn: readonly FieldKind[] = ['text', 'textarea', 'email', 'tel', 'url', 'number']

/** Tells if an answer of this kind is sent, so that it has a parameter. */
export function sends(kind: FieldKind): boolean {
  return kind !== 'content'
}

/** Tells if the visitor types into it, so that it may have a placeholder. */
export function takesPlaceholder(kind: FieldKind): boolean {
  return typedIn.includes(kind)
}

/** Tells if the browser may offer to fill it in. */
export function takesAutocomplete(kind: FieldKind): boolean {
  return typedIn.includes(kind) || kind === 'select' || kind === 'date'
}
