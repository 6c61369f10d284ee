import type { FieldId } from '../model/ids.ts'
import type { Issue } from '../model/issue.ts'
import type { Value } from '../model/values.ts'
import type { Seen } from './comparisons.ts'

/**
 * The finding of a rule in a value, before it is known whose rule it is. Its own `rule` wins: -1 where none of them asked.
 * Made anew for each answer: it becomes the issue in place.
 */
export type Finding = Omit<Issue, 'field' | 'rule'> & { field?: FieldId; rule?: number }

/** The other fields of a form as a rule sees them; undefined for one that is gone. One that nobody sees is empty. */
export type SeeField = (id: FieldId) => Seen | undefined

/** A rule made ready to run on a value that is not empty. `undefined`: this value could not be checked in bounded time. */
export type Check = (value: Value, see?: SeeField) => readonly Finding[] | undefined

/**
 * Why a rule cannot be applied: it contradicts itself, its pattern does not compile, or its pattern (or this value)
 * would take too long. Such a rule is left out, as HTML leaves out what it cannot read: a mistake of the maker never
 * keeps a visitor from sending.
 */
export type RuleFlaw = 'contradiction' | 'bad-pattern' | 'unchecked'

/** The findings of a rule in most values: none. */
export const nothing: readonly Finding[] = []
