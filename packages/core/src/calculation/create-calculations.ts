import { evaluateLogic } from '../logic/evaluate-logic.ts'
import { usesWays } from '../logic/uses-ways.ts'
import { wayFields, withWays } from '../logic/ways.ts'
import { conditionFields } from '../model/condition.ts'
import { decimalText } from '../model/decimal.ts'
import type { Field } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { orderFields } from '../model/order-fields.ts'
import { spreadSections } from '../model/spread-sections.ts'
import { readValue, type Value, type Values } from '../model/values.ts'
import type { Seen } from '../rules/comparisons.ts'
import { type DayClock, localDay } from '../rules/days.ts'
import { roundDecimal } from './arithmetic.ts'
import { type Calculation, compileCalculation } from './compile-calculation.ts'
import { digitsOf } from './digits-of.ts'
import type { AnswerOf } from './term.ts'

/**
 * Works out every calculated field of a form for one set of values: its result as it is sent, nothing where it has none. The same
 * map as before where no result is another; values are compared by identity, so that a list is not to be changed in place.
 */
export type Calculate = (values: Values) => ReadonlyMap<FieldId, string>

/**
 * Makes the calculations of a form ready to run. A field that nobody sees counts as one without an answer; a calculation that
 * has a fault has no result.
 * @param clock - for conditions that ask for today. Default: the visitor's time.
 */
export function createCalculations(document: Form, clock?: DayClock): Calculate {
  const form = spreadSections(document)
  const all = form.pages.flatMap((page) => page.fields)
  const fields = new Map(all.map((field) => [field.id, field]))
  const compiled = compileAll(all)
  const sources = createCalculationSources(form, compiled)
  const evaluate = withWays(form, evaluateLogic)
  const { fields: inOrder, cycles } = orderFields(all, sources)
  const inCircles = new Set(cycles.flat())
  const read = readByCalculations(fields, compiled, sources)
  const entries = new Map<FieldId, ReadyCalculation>()
  for (const field of inOrder) {
    const calculation = inCircles.has(field.id) ? undefined : compiled.get(field.id)
    const isCalculated = field.kind === 'calculated'
    const decides = read.has(field.id)
    const resultOf = isCalculated ? (calculation ? runOf(calculation, digitsOf(field)) : noResult) : undefined
    entries.set(field.id, { ...unknown, field, resultOf, decides, readers: [] })
  }
  const isConditional = ({ visibleWhen }: Field): boolean => !!visibleWhen || usesWays(form)
  const isAsked = ({ field, resultOf, decides }: ReadyCalculation): boolean =>
    !!resultOf || (decides && isConditional(field))
  const asked = [...entries.values()].filter(isAsked)
  for (const entry of asked) for (const id of new Set(sources(entry.field))) entries.get(id)?.readers.push(entry)
  const inputs = [...entries.values()].filter(({ resultOf, decides }) => decides && !resultOf)
  const asksForToday = /"today":/.test(JSON.stringify(form.pages))

  // Of the next answers, only what depends on another one than before is worked out again.
  let results = new Map<FieldId, string>()
  let day: number | undefined

  return (values) => {
    const last = results
    const today = asksForToday ? localDay((clock ?? Date).now()) : 0
    // What depends on itself is answered from the start, always in the same order.
    if (today !== day || cycles.length > 0) {
      day = today
      results = new Map()
      for (const entry of entries.values()) Object.assign(entry, unknown)
    }
    const answerOf = (id: FieldId): Value | undefined => {
      const entry = entries.get(id)
      if (!entry) return ''
      if (!entry.isKnown) entry.answer = answerIn(entry, values)
      entry.isKnown = true
      return entry.answer
    }
    const see = (id: FieldId): Seen | undefined => {
      const field = fields.get(id)
      return field && { ...field, value: answerOf(id) ?? '' }
    }
    for (const entry of inputs) {
      const { id } = entry.field
      const value = Object.hasOwn(values, id) ? values[id] : absent
      if (entry.given === value) continue
      entry.given = value
      change(entry)
    }
    for (const entry of asked) {
      if (!entry.isStale) continue
      entry.isStale = false
      const { field, resultOf, decides, isHidden } = entry
      const text = resultOf?.(answerOf)
      if (text !== entry.text) {
        if (results === last) results = new Map(last)
        if (text !== undefined) results.set(field.id, text)
        entry.text = text
        change(entry)
      }
      if (decides && evaluate(field.visibleWhen, see, clock, field) === isHidden) {
        entry.isHidden = !isHidden
        change(entry)
      }
    }
    return results
  }
}

/** A field, and what was found of it for the last answers. */
interface ReadyCalculation extends FoundCalculation {
  readonly field: Field
  /** Of a calculated one. */
  readonly resultOf: ResultOf | undefined
  /** Calculations read it, or need it to know if another one shows. */
  readonly decides: boolean
  /** Worked out again when it has another answer. */
  readonly readers: ReadyCalculation[]
}

interface FoundCalculation {
  given: Value | typeof absent | undefined
  text: string | undefined
  isHidden: boolean
  isStale: boolean
  isKnown: boolean
  answer: Value | undefined
}

/** In place of a value that is not there; a hidden field has its default then. */
const absent = Symbol('absent')

const unknown: FoundCalculation = {
  given: undefined,
  text: undefined,
  isHidden: false,
  isStale: true,
  isKnown: false,
  answer: undefined,
}

function answerIn({ field, resultOf, text, isHidden }: ReadyCalculation, values: Values): Value | undefined {
  if (isHidden) return readValue(field, { [field.id]: '' })
  // A result that is missing is not 0.
  return resultOf ? text || undefined : readValue(field, values)
}

/** Notes that a field may have another answer. */
function change(entry: ReadyCalculation): void {
  entry.isKnown = false
  for (const reader of entry.readers) reader.isStale = true
}

/** Works out one calculation, as it is sent. */
type ResultOf = (answerOf: AnswerOf) => string

const noResult: ResultOf = () => ''

function runOf({ run }: Calculation, digits: number): ResultOf {
  return (answerOf) => {
    const result = run(answerOf)
    return result ? decimalText(roundDecimal(result, digits)) : ''
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
function createCalculationSources(form: Form, calculations: ReadonlyMap<FieldId, Calculation>): Sources {
  const ways = wayFields(form)
  return (field) => [
    ...(field.visibleWhen ? conditionFields(field.visibleWhen) : []),
    ...ways(field),
    ...(calculations.get(field.id)?.reads ?? []),
  ]
}
