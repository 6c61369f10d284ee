import type { Comparison, Condition } from '@letterslot/core'

/** The number of a group's conditions that must be true. */
export type Junction = 'all' | 'any' | 'none' | 'notAll'

/** Conditions that are joined, as the studio shows them: each `not` is the junction of a group. */
export interface ConditionGroup {
  readonly junction: Junction
  readonly parts: readonly Condition[]
}

/** Reads a condition as a group; undefined for a single comparison. */
export function readGroup(condition: Condition): ConditionGroup | undefined {
  if ('all' in condition) return { junction: 'all', parts: condition.all }
  if ('any' in condition) return { junction: 'any', parts: condition.any }
  if (!('not' in condition)) return undefined
  const inner = condition.not
  if ('any' in inner) return { junction: 'none', parts: inner.any }
  if ('all' in inner) return { junction: 'notAll', parts: inner.all }
  return { junction: 'none', parts: [inner] }
}

/** Writes a group as the document has it. */
export function writeGroup({ junction, parts }: ConditionGroup): Condition {
  if (junction === 'all') return { all: parts }
  if (junction === 'any') return { any: parts }
  return { not: junction === 'none' ? { any: parts } : { all: parts } }
}

/** Reads a whole condition as a group: a single comparison is one of which all must be true. */
export function readRoot(condition: Condition): ConditionGroup {
  return readGroup(condition) ?? { junction: 'all', parts: [condition] }
}

/** Writes a whole condition: a comparison alone as itself, and nothing where nothing is left. */
export function writeRoot(group: ConditionGroup): Condition | undefined {
  const [first, second] = group.parts
  if (!first) return undefined
  return group.junction === 'all' && !second && !readGroup(first) ? first : writeGroup(group)
}

/** A group without one of its parts, or with another in its place. */
export function withPart(group: ConditionGroup, index: number, part: Condition | undefined): ConditionGroup {
  return { ...group, parts: group.parts.flatMap((one, at) => (at === index ? (part ?? []) : one)) }
}

/** A comparison with its place in a condition: `2.1` is the first line of the second group. */
export interface ConditionLine {
  readonly place: string
  readonly comparison: Comparison
}

/** The comparisons of a condition, with the places that its editor shows them at. */
export function conditionLines(condition: Condition): readonly ConditionLine[] {
  return linesWithin(readRoot(condition).parts, '')
}

function linesWithin(parts: readonly Condition[], around: string): readonly ConditionLine[] {
  return parts.flatMap((part, index) => {
    const place = `${around}${index + 1}`
    if ('field' in part) return [{ place, comparison: part }]
    const group = readGroup(part)
    return group ? linesWithin(group.parts, `${place}.`) : []
  })
}
