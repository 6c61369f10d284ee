import { evaluateLogic } from '../logic/evaluate-logic.ts'
import { usesWays } from '../logic/uses-ways.ts'
import { wayFields, withWays } from '../logic/ways.ts'
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
import type { AnswerOf } from './term.ts'

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
  const sources = createSources(form, compiled)
  const evaluate = withWays(form, evaluateLogic)
  const { fields: inOrder, cycles } = orderFields(all, sources)
  const inCircles = new Set(cycles.flat())
  const calculated = new Map(
    inOrder.flatMap((field) => {
      if (field.kind !== 'calculated') return []
      const calculation = inCircles.has(field.id) ? undefined : compiled.get(field.id)
      return [[field.id, calculation ? resultOf(calculation, digitsOf(field)) : noResult] as const]
    }),
  )
  const read = readByCalculations(fields, compiled, sources)
  const isConditional = ({ visibleWhen }: Field): boolean => !!visibleWhen || usesWays(form)
  const asked = inOrder.filter((field) => (isConditional(field) && read.has(field.id)) || calculated.has(field.id))

  return (values) => {
    const hidden = new Set<FieldId>()
    const results = new Map<FieldId, string>()
    const answers = new Map<FieldId, Value | undefined>()
    const answer = (field: Field): Value | undefined => {
      if (hidden.has(field.id)) return readValue(field, { [field.id]: '' })
      // A result that is missing is not 0.
      return calculated.has(field.id) ? results.get(field.id) || undefined : readValue(field, values)
    }
    const answerOf = (id: FieldId): Value | undefined => {
      const field = fields.get(id)
      if (!field) return ''
      const known = answers.get(id)
      if (known !== undefined || answers.has(id)) return known
      const found = answer(field)
      answers.set(id, found)
      return found
    }
    const see = (id: FieldId): Seen | undefined => {
      const field = fields.get(id)
      return field && { ...field, value: answerOf(id) ?? '' }
    }
    for (const field of asked) {
      const { id, visibleWhen } = field
      const calculate = calculated.get(id)
      if (calculate) results.set(id, calculate(answerOf))
      if (read.has(id) && !evaluate(visibleWhen, see, clock, field)) hidden.add(id)
    }
    return results
  }
}

/** Works out one calculation, as it is sent. */
type ResultOf = (answerOf: AnswerOf) => string

const noResult: ResultOf = () => ''

/** Remembers the answers that a calculation read last, and its result: most answers are the same at the next key. */
function resultOf({ reads, run }: Calculation, digits: number): ResultOf {
  const sources = [...reads]
  let known: readonly (Value | undefined)[] | undefined
  let text = ''
  return (answerOf) => {
    const before = known
    if (before && sources.every((id, index) => answerOf(id) === before[index])) return text
    known = sources.map(answerOf)
    const result = run(answerOf)
    text = result ? decimalText(roundDecimal(result, digits)) : ''
    return text
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

/** The fields that calculations read, directly or to know if another one shows: nothing else has to be worked out for them. */
function readByCalculations(
  fields: ReadonlyMap<FieldId, Field>,
  calculations: ReadonlyMap<FieldId, Calculation>,
  sources: Sources,
): ReadonlySet<FieldId> {
  const found = new Set([...calculations.values()].flatMap(({ reads }) => [...reads]))
  // The set grows while it is walked.
  for (const id of found) {
    const field = fields.get(id)
    for (const source of field ? sources(field) : []) found.add(source)
  }
  return found
}

type Sources = (field: Field) => readonly FieldId[]

/** Tells the fields that a field's being shown, its page and its calculation depend on. */
function createSources(form: Form, calculations: ReadonlyMap<FieldId, Calculation>): Sources {
  const ways = wayFields(form)
  return (field) => [
    ...(field.visibleWhen ? conditionFields(field.visibleWhen) : []),
    ...ways(field),
    ...(calculations.get(field.id)?.reads ?? []),
  ]
}
