import { isPlaceholder, looksPrivate } from '@letterslot/intake'
import { type AccountIds, type AccountKind, accountParts } from './account-ids.ts'

/**
 * A sign that a typed text is not the id it stands for. That it is a relay's private key is certain; the others are what it
 * looks like: a short private key of EmailJS is made as its public keys are, and an id may be renamed to anything.
 */
export type IdDoubt = 'relay-private-key' | 'long-key' | 'placeholder' | 'several-words'

export interface DoubtfulId {
  readonly part: keyof AccountIds
  readonly doubt: IdDoubt
}

/** Returns the sign that a text is no id of this part; undefined where there is none, and for an empty text. */
export function doubtOf(kind: AccountKind, part: keyof AccountIds, typed: string): IdDoubt | undefined {
  const id = typed.trim()
  if (part === 'origin' || id === '') return undefined
  if (id.startsWith('lsk_')) return 'relay-private-key'
  if (kind === 'emailjs' && part === 'publicKey' && looksPrivate(id)) return 'long-key'
  if (isPlaceholder(id)) return 'placeholder'
  return /[\s\p{Cc}\p{Cf}"'`<>(){}[\],;:=/]/u.test(id) ? 'several-words' : undefined
}

/** Returns the ids that look like none, in the order in which they are asked for. */
export function findDoubts(kind: AccountKind, ids: AccountIds): readonly DoubtfulId[] {
  return accountParts[kind].flatMap((part) => {
    const doubt = doubtOf(kind, part, ids[part])
    return doubt === undefined ? [] : [{ part, doubt }]
  })
}

/** Returns those of the doubts that hold an account up: a maker's word settles all but a key that must stay private. */
export function openDoubts(doubts: readonly DoubtfulId[], isConfirmed: boolean): readonly DoubtfulId[] {
  return isConfirmed ? doubts.filter(({ doubt }) => doubt === 'relay-private-key') : doubts
}
