import { type Comparison, conditionFields } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { orderFields } from '../model/order-fields.ts'
import { conditionalSections, fieldsShowing } from '../model/spread-sections.ts'
import type { DayClock } from '../rules/days.ts'
import type { Possible } from './asked.ts'
import { checkReferences, placeFields } from './check-references.ts'
import { checkSense, demandOf } from './check-sense.ts'
import type { LogicFault } from './logic-fault.ts'
import { possibleAnswers } from './possible-answers.ts'
import { createRefuses } from './refused-words.ts'

/** The faults of the fields' conditions, and the fields that no answers show. */
export interface FieldFaults {
  readonly faults: readonly LogicFault[]
  readonly neverShown: ReadonlySet<FieldId>
}

/**
 * Finds what the conditions of fields get wrong. Takes time in proportion to the form.
 * @param unreached - fields of pages to which nobody gets.
 */
export function findFieldFaults(form: Form, unreached: ReadonlySet<FieldId>, clock: DayClock): FieldFaults {
  const all = form.pages.flatMap((page) => page.fields)
  const known = placeFields(all)
  const found = new Map<FieldId, LogicFault[]>(all.map(({ id }) => [id, []]))
  const report = (fault: LogicFault): void => {
    found.get(fault.field)?.push(fault)
  }
  const sections = conditionalSections(form)
  const { fields, cycles } = orderFields(all, fieldsShowing(form))
  for (const path of cycles)
    for (const [index, field] of path.entries()) {
      const own = [...path.slice(index), ...path.slice(0, index)]
      const asked = known.get(field)?.field.visibleWhen
      // What its section alone brings into the circle is told at that.
      if (asked && conditionFields(asked).some((id) => id === (own[1] ?? field)))
        report({ field, key: 'visibleWhen', kind: 'cycle', path: own })
    }

  // What is gone is told as that; the conflicts that follow from it are not.
  const broken = new Set<Comparison>()
  for (const field of all) {
    for (const key of ['visibleWhen', 'requiredWhen'] as const) {
      const condition = field[key]
      const position = known.get(field.id)?.position ?? 0
      for (const { comparison, fault } of condition ? checkReferences(condition, `/${key}`, position, known) : []) {
        if (fault.kind === 'gone') broken.add(comparison)
        report({ field: field.id, key, ...fault })
      }
    }
  }

  const neverShown = new Set<FieldId>(unreached)
  const refuses = createRefuses(clock)
  const answersBeside = ({ id }: Field): Possible => {
    const answers = possibleAnswers({
      find: (one) => known.get(one)?.field,
      isNeverShown: (one) => neverShown.has(one),
      refuses,
      clock,
    })
    const isAsked = (comparison: Comparison): boolean => comparison.field !== id && !broken.has(comparison)
    return { ask: (asked, undo) => (isAsked(asked.comparison) ? answers.ask(asked, undo) : undefined) }
  }
  for (const field of fields) {
    const { visibleWhen, requiredWhen } = field
    const section = sections.get(field.id)
    const isGone = section !== undefined && neverShown.has(section.id)
    const around = section?.visibleWhen && !isGone ? [demandOf(section.visibleWhen, '/section')] : []
    const own = visibleWhen ? [demandOf(visibleWhen, '/visibleWhen')] : []
    const faults = own.flatMap((demand) => checkSense(demand, around, () => answersBeside(field)))
    const isNever = isGone || faults.some((fault) => fault.kind === 'never' && !fault.isBranch)
    if (isNever) neverShown.add(field.id)
    for (const fault of faults) report({ field: field.id, key: 'visibleWhen', ...fault })
    // What nobody sees is not asked for either.
    if (!requiredWhen || isNever) continue
    for (const fault of checkSense(demandOf(requiredWhen, '/requiredWhen'), [...around, ...own], () =>
      answersBeside(field),
    ))
      report({ field: field.id, key: 'requiredWhen', ...fault })
  }
  return { faults: all.flatMap(({ id }) => found.get(id) ?? []), neverShown }
}
