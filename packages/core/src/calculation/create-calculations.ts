import { evaluateLogic } from '../logic/evaluate-logic.ts'
import { conditionFields } from '../model/condition.ts'
import { decimalText } from '../model/decimal.ts'
import type { Field } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { orderFields } from '../model/order-fields.ts'
import { readValue, type Value, type Values } from '../model/values.ts'
import type { Seen } from '../rules/comparisons.ts'
import type { DayClock } from '../rules/days.ts'
import { roundDecimal } from './arithmetic.ts'
import { type Calculation, compileCalculation } from './compile-calculation.ts'
import { digitsOf } from './digits-of.ts'

/** Works out every calculated field of a form for one set of values: its result as it is sent, nothing where it has none. */
export type Calculate = (values: Values) => ReadonlyMap<FieldId, string>

/**
 * Makes the calculations of a form ready to run. A field that nobody sees counts as one without an answer; a calculation that
 * has a fault has no result.
 * @param clock - for conditions that ask for today. Default: the visitor's time.
 */
export function createCalculations(form: Form, clock?: DayClock): Calculate {
  const all = form.pages.flatMap((page) => page.fields)
  const fields = new Map(all.map((field) => [field.id, field]))
  const compiled = compileAll(all)
  const { fields: inOrder, cycles } = orderFields(all, (field) => sourcesOf(field, compiled))
  const inCircles = new Set(cycles.flat())
  const calculated = new Map(
    inOrder.flatMap((field) => {
      if (field.kind !== 'calculated') return []
      const calculation = inCircles.has(field.id) ? undefined : compiled.get(field.id)
      return [[field.id, { calculation, digits: digitsOf(field) }] as const]
    }),
  )
  const asked = inOrder.filter(({ id, visibleWhen }) => visibleWhen ?? calculated.has(id))

  return (values) => {
    const hidden = new Set<FieldId>()
    const results = new Map<FieldId, string>()
    const answers = new Map<FieldId, Value | undefined>()
    const read = (field: Field): Value | undefined => {
      if (hidden.has(field.id)) return readValue(field, { [field.id]: '' })
      // A result that is missing is not 0.
      return calculated.has(field.id) ? results.get(field.id) || undefined : readValue(field, values)
    }
    const answerOf = (id: FieldId): Value | undefined => {
      const field = fields.get(id)
      if (!field) return ''
      if (!answers.has(id)) answers.set(id, read(field))
      return answers.get(id)
    }
    const see = (id: FieldId): Seen | undefined => {
      const field = fields.get(id)
      return field && { ...field, value: answerOf(id) ?? '' }
    }
    for (const { id, visibleWhen } of asked) {
      const { calculation, digits } = { digits: 0, ...calculated.get(id) }
      const result = calculation?.run(answerOf)
      if (calculated.has(id)) results.set(id, result ? decimalText(roundDecimal(result, digits)) : '')
      if (visibleWhen && !evaluateLogic(visibleWhen, see, clock)) hidden.add(id)
    }
    return results
  }
}

/** The values with the results of a form's calculations among them, for what checks and sends them. */
export function withCalculated(form: Form, values: Values, clock?: DayClock): Values {
  return { ...values, ...Object.fromEntries(createCalculations(form, clock)(values)) }
}

/** The calculations of those fields that have one without a fault. */
function compileAll(all: readonly Field[]): ReadonlyMap<FieldId, Calculation> {
  const byName = new Map(all.map((field) => [field.name, field]))
  return new Map(
    all.flatMap((field) => {
      if (field.kind !== 'calculated') return []
      const compiled = compileCalculation(field.calculate ?? '', (name) => byName.get(name))
      return compiled.ok ? [[field.id, compiled.value] as const] : []
    }),
  )
}

/** The fields that a field's being shown and its calculation depend on. */
function sourcesOf({ id, visibleWhen }: Field, calculations: ReadonlyMap<FieldId, Calculation>): readonly FieldId[] {
  return [...(visibleWhen ? conditionFields(visibleWhen) : []), ...(calculations.get(id)?.reads ?? [])]
}
