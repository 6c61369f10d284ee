import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { conditionalSections, fieldsShowing, spreadSections } from '../model/spread-sections.ts'
import { readValue, type Value, type Values } from '../model/values.ts'
import { type EvaluateLogic, wayFields } from './ways.ts'

/** Answers that follow from others, by field. */
type Derived = readonly (readonly [FieldId, Value])[]

/** Answers conditions as `evaluate` does, and hides the fields of sections that are hidden. */
export function withSections(form: Form, evaluate: EvaluateLogic): EvaluateLogic {
  const spread = spreadSections(form)
  if (spread === form) return evaluate
  const conditions = new Map(spread.pages.flatMap(({ fields }) => fields.map((one) => [one.id, one.visibleWhen])))
  return (condition, see, clock, field) => evaluate(field ? conditions.get(field.id) : condition, see, clock, field)
}

/**
 * Makes what tells a form's store of the fields of sections that may be shown or hidden since it was last called with the same values:
 * as they are, behind the answers that follow from others, so that they are looked at anew.
 */
export function createSectionFollower(form: Form): (values: Values, derived: Derived | undefined) => Derived {
  const fields = new Map(form.pages.flatMap((page) => page.fields).map((field) => [field.id, field]))
  const sections = conditionalSections(form)
  const inside = [...sections.keys()].flatMap((id) => fields.get(id) ?? [])
  const showing = fieldsShowing(form)
  const ways = wayFields(form)
  const sources = new Set([...sections.values()].map(({ id }) => id))
  // The set grows while it is walked.
  for (const id of sources) {
    const field = fields.get(id)
    for (const source of field ? [...showing(field), ...ways(field)] : []) sources.add(source)
  }
  const seen = new WeakMap<Values, readonly (Value | undefined)[]>()
  return (values, derived = []) => {
    const followed = new Map(derived)
    const last = seen.get(values)
    const next = [...sources].map((id) => followed.get(id) ?? values[id])
    seen.set(values, next)
    if (!last || next.every((value, index) => value === last[index])) return derived
    const same = inside
      .filter(({ id }) => !followed.has(id))
      .map((field) => [field.id, readValue(field, values)] as const)
    return [...derived, ...same]
  }
}
