import { choiceOf } from '../model/choice-of.ts'
import { compareDecimals, type Decimal } from '../model/decimal.ts'
import type { FieldId } from '../model/ids.ts'
import type { Value } from '../model/values.ts'
import { type CalculatedField, isNumber, isText, isTruth, numberIn } from './calculated-field.ts'
import type { CalculationFault } from './calculation-fault.ts'
import type { Token } from './tokenize.ts'

/** Tells the answer of a field: empty while nobody sees it, undefined where a calculated one has no result. */
export type AnswerOf = (id: FieldId) => Value | undefined

type RunNumber = (answerOf: AnswerOf) => Decimal | undefined
type RunTruth = (answerOf: AnswerOf) => boolean | undefined

/** A part of a calculation, made ready to run; a result that is undefined is none, as after a division by 0. */
export type Term =
  | { readonly type: 'number'; readonly at: Token; readonly run: RunNumber; readonly literal?: Decimal }
  | { readonly type: 'truth'; readonly at: Token; readonly run: RunTruth }
  | { readonly type: 'text'; readonly at: Token; readonly words: string }
  | { readonly type: 'field'; readonly at: Token; readonly field: CalculatedField }

/** Tells of the first fault; returns undefined, as what has a fault does. */
export type Fail = (problem: CalculationFault['problem'], token: Token) => undefined

/** The number that a part comes to; a fault where it is none. */
export function numberOf(term: Term, fail: Fail): RunNumber | undefined {
  if (term.type === 'number') return term.run
  if (term.type !== 'field' || !isNumber(term.field)) return fail('no-number', term.at)
  const { id } = term.field
  // Most answers are what they were at the last key.
  let known: Value | undefined
  let number: Decimal | undefined
  return (answerOf) => {
    const answer = answerOf(id)
    if (answer !== known) number = numberIn(answer)
    known = answer
    return number
  }
}

/** The truth of a part; a fault where that is neither yes nor no. */
export function truthOf(term: Term, fail: Fail): RunTruth | undefined {
  if (term.type === 'truth') return term.run
  if (term.type !== 'field' || !isTruth(term.field)) return fail('no-truth', term.at)
  const { id } = term.field
  return (answerOf) => answerOf(id) === true
}

const orderTests: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

/** The signs that compare two parts. */
export const comparisonSigns: readonly string[] = Object.keys(orderTests)

/** Compares two parts: numbers as numbers, an answer with fixed words or with another answer as texts. */
export function compareTerms(sign: Token, left: Term, right: Term, fail: Fail): Term | undefined {
  const holds = orderTests[sign.text]
  if (!holds) return undefined
  const areTexts = left.type === 'text' || right.type === 'text'
  if (!areTexts && isNumericTerm(left) && isNumericTerm(right)) {
    const [one, other] = [numberOf(left, fail), numberOf(right, fail)]
    if (!one || !other) return undefined
    return {
      type: 'truth',
      at: sign,
      run: (answerOf) => {
        const [number, bound] = [one(answerOf), other(answerOf)]
        return number && bound && holds(compareDecimals(number, bound))
      },
    }
  }
  if (sign.text !== '=' && sign.text !== '!=') return fail('no-order', sign)
  const [one, other] = [readTermText(left, right, fail), readTermText(right, left, fail)]
  if (!one || !other) return undefined
  return { type: 'truth', at: sign, run: (answerOf) => holds(one(answerOf) === other(answerOf) ? 0 : 1) }
}

function isNumericTerm(term: Term): boolean {
  return term.type === 'number' || (term.type === 'field' && isNumber(term.field))
}

/** The text of a part that is compared with another. */
function readTermText(term: Term, other: Term, fail: Fail): ((answerOf: AnswerOf) => string) | undefined {
  if (term.type === 'text') {
    const { words } = term
    const options = other.type === 'field' ? other.field.options : undefined
    const isKnown = !options || words === '' || options.some(({ value }) => value === words)
    if (!isKnown) return fail('unknown-option', term.at)
    return other.type === 'field' ? (): string => words : fail('no-comparison', term.at)
  }
  if (term.type !== 'field' || !isText(term.field)) return fail('no-comparison', term.at)
  const { id, options } = term.field
  return (answerOf) => {
    const value = answerOf(id)
    if (value === undefined || typeof value === 'boolean') return value ? 'yes' : ''
    return String(choiceOf(options, value) ?? value)
  }
}
