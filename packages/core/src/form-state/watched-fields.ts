import type { FieldId } from '../ids.ts'
import type { Condition } from '../schema/condition.ts'

/** Adds the fields whose values a condition reads. */
export function addWatched(condition: Condition | undefined, watched: Set<FieldId>): void {
  if (!condition) return
  if ('field' in condition) watched.add(condition.field)
  else if ('not' in condition) addWatched(condition.not, watched)
  else for (const part of 'all' in condition ? condition.all : condition.any) addWatched(part, watched)
}
