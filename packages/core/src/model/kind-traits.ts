import type { FieldKind } from './field-kind.ts'

/** A kind, or the text of a document that is not checked yet: what is no kind is taken for one that asks for text. */
type MaybeKind = FieldKind | (string & {})

/** True for a kind whose fields hold a value, which is sent under their name: every kind but those that only show something. */
export function holdsValue(kind: MaybeKind): boolean {
  return !/^(section|content|image)$/.test(kind)
}

/** True for a kind whose answer stands on the page: it holds a value and is not hidden; what is calculated is among them. */
export function showsAnswer(kind: MaybeKind): boolean {
  return holdsValue(kind) && kind !== 'hidden'
}

/** True for a kind that visitors answer themselves. */
export function isAsked(kind: MaybeKind): boolean {
  return showsAnswer(kind) && kind !== 'calculated'
}

/** True for a kind whose value is text among the parameters of a message; a signature that is drawn is a file. */
export function holdsText(kind: MaybeKind): boolean {
  return holdsValue(kind) && !/^(file|signature)$/.test(kind)
}

/** True for a kind whose value can be compared: with fixed words, or with that of another field. */
export function isComparable(kind: MaybeKind): boolean {
  return holdsText(kind) && kind !== 'rows'
}
