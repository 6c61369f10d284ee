import type { Condition } from '../model/condition.ts'
import { countIn } from '../model/count-in.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { readValue, type Value, type Values } from '../model/values.ts'
import type { Seen } from '../rules/comparisons.ts'
import type { DayClock } from '../rules/days.ts'
import { compileLogicForm } from './compile-logic-form.ts'
import { evaluateLogic } from './evaluate-logic.ts'

/** A part of a condition, as it stands with some answers. */
export interface TracedPart {
  readonly holds: boolean
  /** Of a comparison: the answer it looks at; empty while that field is hidden, undefined where there is no such field. */
  readonly answer?: Value | undefined
  /** Of a comparison: the field that it looks at is hidden, so it counts as empty. */
  readonly isHidden?: boolean
  /** Of a comparison that counts: the number that it looks at. */
  readonly count?: number
}

/** Some conditions of a form with the answers that were tried: each part of them, the whole among them, by its own object. */
export type ConditionTrace = ReadonlyMap<Condition, TracedPart>

/** Answers conditions of a form part by part, as the form itself would. Takes time in proportion to the form and its conditions. */
export function traceConditions(
  form: Form,
  conditions: readonly Condition[],
  values: Values,
  clock?: DayClock,
): ConditionTrace {
  const visible = compileLogicForm(form, { clock }).visible(values)
  const fields = new Map(form.pages.flatMap((page) => page.fields).map((field) => [field.id, field]))
  const see = (id: FieldId): Seen | undefined => {
    const field = fields.get(id)
    return field && { ...field, value: readValue(field, visible.has(id) ? values : { [id]: '' }) }
  }
  const trace = new Map<Condition, TracedPart>()
  const follow = (condition: Condition): boolean => {
    const part = answer(condition)
    trace.set(condition, part)
    return part.holds
  }
  const answer = (condition: Condition): TracedPart => {
    // Each part is answered, also where one before it decides.
    if ('all' in condition) return { holds: condition.all.map(follow).every(Boolean) }
    if ('any' in condition) return { holds: condition.any.map(follow).some(Boolean) }
    if ('not' in condition) return { holds: !follow(condition.not) }
    const { field } = condition
    const seen = see(field)
    return {
      holds: evaluateLogic(condition, see, clock),
      answer: seen?.value,
      ...(condition.count && seen && { count: countIn(seen, seen.value) }),
      isHidden: fields.has(field) && !visible.has(field),
    }
  }
  for (const condition of conditions) follow(condition)
  return trace
}
