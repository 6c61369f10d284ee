import { type Comparison, conditionFields } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { orderFields } from '../model/order-fields.ts'
import type { Possible } from './asked.ts'
import { checkReferences, placeFields } from './check-references.ts'
import { type Demand, examine } from './find-conflicts.ts'
import type { AlwaysFault, ConditionKey, LogicFault, NeverFault } from './logic-fault.ts'
import { possibleAnswers } from './possible-answers.ts'

/**
 * Finds what the conditions of a form get wrong: what can never hold, what always does, cycles with their path, and what is gone
 * or asked too late. Takes time in proportion to the form. Each fault is certain; not every contradiction is found.
 */
export function findLogicFaults(form: Form): readonly LogicFault[] {
  const all = form.pages.flatMap((page) => page.fields)
  const known = placeFields(all)
  const found = new Map<FieldId, LogicFault[]>(all.map(({ id }) => [id, []]))
  const report = (fault: LogicFault): void => {
    found.get(fault.field)?.push(fault)
  }
  const { fields, cycles } = orderFields(all, ({ visibleWhen }) => (visibleWhen ? conditionFields(visibleWhen) : []))
  for (const path of cycles)
    for (const [index, field] of path.entries())
      report({ field, key: 'visibleWhen', kind: 'cycle', path: [...path.slice(index), ...path.slice(0, index)] })

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

  const neverShown = new Set<FieldId>()
  const answersBeside = ({ id }: Field): Possible => {
    const answers = possibleAnswers({
      find: (one) => known.get(one)?.field,
      isNeverShown: (one) => neverShown.has(one),
    })
    const isAsked = (comparison: Comparison): boolean => comparison.field !== id && !broken.has(comparison)
    return { ask: (asked, undo) => (isAsked(asked.comparison) ? answers.ask(asked, undo) : undefined) }
  }
  for (const field of fields) {
    const { visibleWhen, requiredWhen } = field
    const shown: readonly Demand[] = visibleWhen ? [demandOf('visibleWhen', visibleWhen)] : []
    const faults = checkSense(shown, [], () => answersBeside(field))
    const isNever = faults.some((fault) => fault.kind === 'never' && !fault.isBranch)
    if (isNever) neverShown.add(field.id)
    for (const fault of faults) report({ field: field.id, key: 'visibleWhen', ...fault })
    // What nobody sees is not asked for either.
    if (!requiredWhen || isNever) continue
    for (const fault of checkSense([demandOf('requiredWhen', requiredWhen)], shown, () => answersBeside(field)))
      report({ field: field.id, key: 'requiredWhen', ...fault })
  }
  return all.flatMap(({ id }) => found.get(id) ?? [])
}

function demandOf(key: ConditionKey, condition: Demand['condition']): Demand {
  return { condition, pointer: `/${key}`, holds: true }
}

/** Finds if demands can be met, while others are, and if they always are. */
function checkSense(
  demands: readonly Demand[],
  others: readonly Demand[],
  answers: () => Possible,
): readonly (NeverFault | AlwaysFault)[] {
  const [demand] = demands
  if (!demand) return []
  const { isNever, conflicts } = examine([...others, demand], answers())
  const own = conflicts.filter(({ pointer }) => pointer.startsWith(demand.pointer))
  const faults = own.map((conflict): NeverFault => ({ kind: 'never', isBranch: !isNever, ...conflict }))
  const [first] = conflicts
  if (isNever && faults.length === 0 && first)
    return [{ kind: 'never', isBranch: false, pointer: demand.pointer, other: first.pointer, reason: 'other' }]
  const isAlways = !isNever && examine([{ ...demand, holds: false }], answers()).isNever
  return isAlways ? [...faults, { kind: 'always' }] : faults
}
