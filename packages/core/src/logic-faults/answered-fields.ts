import { type Condition, conditionFields } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { Form, Page } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { isAsked } from '../model/kind-traits.ts'
import { spreadSections } from '../model/spread-sections.ts'
import { blockingRules } from '../rule-faults/blocking-rules.ts'
import { demandOf } from './check-sense.ts'
import type { Demand } from './find-conflicts.ts'

/** The fields that certainly are answered, or hidden, where visitors go on. */
export interface AnsweredFields {
  /** Notes a page that all visitors come through: what it asks is answered on all later ones, and on its own ways. */
  pass(page: Page): void
  /**
   * The demands for fields that conditions ask.
   * @param leaving - the page that visitors go on from, though some are led past it.
   */
  demandsFor(conditions: readonly Condition[], leaving?: Page): readonly Demand[]
}

/**
 * Makes what knows of answers that a form wants before it leads on. One that shows its pages below each other shows what follows before
 * they are given, and is known nothing of.
 * @param neverShown - fields that nobody sees, so that nothing is wanted there.
 */
export function createAnsweredFields(form: Form, neverShown: ReadonlySet<FieldId>): AnsweredFields {
  const ofPage = new Map(
    form.progress ? spreadSections(form).pages.map(({ id, fields }) => [id, demandsOf(fields, neverShown)]) : [],
  )
  const certain = new Map<FieldId, Demand>()
  return {
    pass({ id }) {
      for (const [field, demand] of ofPage.get(id) ?? []) certain.set(field, demand)
    },
    demandsFor(conditions, leaving) {
      const own = leaving && ofPage.get(leaving.id)
      const asked = new Set(conditions.flatMap(conditionFields))
      return Array.from(asked).flatMap((id) => own?.get(id) ?? certain.get(id) ?? [])
    },
  }
}

function demandsOf(fields: readonly Field[], neverShown: ReadonlySet<FieldId>): ReadonlyMap<FieldId, Demand> {
  const demands = new Map<FieldId, Demand>()
  for (const field of fields) {
    const { id, kind, visibleWhen, requiredWhen } = field
    const isRequired = blockingRules(field, 'required').length > 0
    if (neverShown.has(id) || !isAsked(kind) || !(isRequired || requiredWhen)) continue
    const filled: Condition = { field: id, is: 'filled' }
    const unless = [visibleWhen, isRequired ? undefined : requiredWhen].flatMap((one) => (one ? { not: one } : []))
    demands.set(id, demandOf(unless.length > 0 ? { any: [...unless, filled] } : filled, `/answered/${id}`))
  }
  return demands
}
