import type { FieldKind } from '@letterslot/core'

const typedIn: readonly FieldKind[] = ['text', 'textarea', 'email', 'tel', 'url', 'number']

/** Whether an answer of this kind is sent, so that it has a parameter. */
export function sends(kind: FieldKind): boolean {
  return kind !== 'content'
}

/** Whether the visitor types into it, so that an example may stand there. */
export function takesPlaceholder(kind: FieldKind): boolean {
  return typedIn.includes(kind)
}

/** Whether the browser may offer to fill it in. */
export function takesAutocomplete(kind: FieldKind): boolean {
  return typedIn.includes(kind) || kind === 'select' || kind === 'date'
}
