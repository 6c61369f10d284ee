import type { Condition } from '@letterslot/core'

/** The steps of a JSON Pointer into a condition, after the field's key of it. */
function pointerSteps(pointer: string): readonly string[] {
  return pointer.split('/').slice(2)
}

/** The part of a field's condition at a JSON Pointer from that field; undefined where there is none. */
export function conditionAt(condition: Condition, pointer: string): Condition | undefined {
  let at: Condition | undefined = condition
  const steps = pointerSteps(pointer)
  for (let index = 0; at && index < steps.length; index += 1) {
    if ('not' in at) at = at.not
    else if ('field' in at) return undefined
    else {
      index += 1
      at = ('all' in at ? at.all : at.any)[Number(steps[index])]
    }
  }
  return at
}

/** A condition with another part, or without it, at a JSON Pointer; groups that are then empty go too. */
export function withPartAt(condition: Condition, pointer: string, part: Condition | undefined): Condition | undefined {
  return replace(condition, pointerSteps(pointer), part)
}

/** A condition without the part at a JSON Pointer. A group that is left with one part becomes that part. */
export function withoutPart(condition: Condition, pointer: string): Condition | undefined {
  return withPartAt(condition, pointer, undefined)
}

function replace(condition: Condition, steps: readonly string[], part: Condition | undefined): Condition | undefined {
  const [key, index, ...rest] = steps
  if (key === undefined) return part
  if ('field' in condition) return condition
  if ('not' in condition) {
    const inner = replace(condition.not, steps.slice(1), part)
    return inner && { not: inner }
  }
  const isAll = 'all' in condition
  const next = (isAll ? condition.all : condition.any).flatMap((one, at) =>
    at === Number(index) ? (replace(one, rest, part) ?? []) : one,
  )
  const [only, second] = next
  if (!only || (part === undefined && !second)) return only
  return isAll ? { all: next } : { any: next }
}
