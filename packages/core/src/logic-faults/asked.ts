import type { Comparison } from '../model/condition.ts'

/** A comparison that must hold, or must not. */
export interface Asked {
  readonly comparison: Comparison
  readonly holds: boolean
  /** JSON Pointer to it, from its field. */
  readonly pointer: string
}

/**
 * A comparison that no answer can satisfy, and why: another one, its field's own rules or choices, these beside another one, or a field
 * nobody sees.
 */
export interface Conflict {
  readonly pointer: string
  /** JSON Pointer to the comparison that it contradicts. */
  readonly other?: string
  readonly reason: 'other' | 'rules' | 'hidden' | 'nothing'
}

/** The answers that are possible beside all that was asked so far. */
export interface Possible {
  /**
   * Asks one thing more.
   * @param undo - takes what brings back the answers of before.
   * @returns why there is no such answer; undefined where there may be one.
   */
  ask(asked: Asked, undo: (() => void)[]): Conflict | undefined
}

/** The reason why a field has no such answer by itself. */
export type OwnReason = 'rules' | 'hidden'

/** The conflict of a comparison with another one, or with what its field is by itself. */
export function conflictOf(pointer: string, other: string | undefined, own: OwnReason): Conflict {
  return other === undefined || other === pointer ? { pointer, reason: own } : { pointer, other, reason: 'other' }
}

/** The operators that say the opposite of others, each with the one that is asked in its place. */
export function straighten({ comparison, holds, pointer }: Asked): Asked {
  const opposite = { notEqual: 'equal', filled: 'empty' } as const
  const { is } = comparison
  if (is !== 'notEqual' && is !== 'filled') return { comparison, holds, pointer }
  return { comparison: { ...comparison, is: opposite[is] }, holds: !holds, pointer }
}
