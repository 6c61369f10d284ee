import { countIn } from '../model/count-in.ts'
import { addDecimals, compareDecimals, type Decimal } from '../model/decimal.ts'
import { holdsValue } from '../model/kind-traits.ts'
import { maxDecimals } from '../model/limits.ts'
import { boundDecimal, roundDecimal } from './arithmetic.ts'
import { type CalculatedField, priceOf } from './calculated-field.ts'
import { type AnswerOf, type Fail, numberOf, type Term, truthOf } from './term.ts'
import type { Token } from './tokenize.ts'

type Compile = (args: readonly Term[], at: Token, fail: Fail) => Term | undefined

/** The least and the most arguments of each function, and the function. */
const functions: Readonly<Record<string, readonly [least: number, most: number, compile: Compile]>> = {
  if: [3, 3, compileIf],
  sum: [1, Infinity, (args, at, fail) => gather(args, at, fail, (numbers) => boundDecimal(addDecimals(numbers)))],
  min: [1, Infinity, (args, at, fail) => gather(args, at, fail, (numbers) => furthest(numbers, -1))],
  max: [1, Infinity, (args, at, fail) => gather(args, at, fail, (numbers) => furthest(numbers, 1))],
  round: [1, 2, compileRound],
  count: [1, Infinity, compileCount],
  price: [1, Infinity, compilePrice],
}

/** The functions that a calculation may name. */
export const calculationFunctions: readonly string[] = Object.keys(functions)

/** Makes a call of a function ready to run. */
export function compileCall(name: Token, args: readonly Term[], fail: Fail): Term | undefined {
  const found = Object.hasOwn(functions, name.text) ? functions[name.text] : undefined
  if (!found) return fail('unknown-function', name)
  const [least, most, compile] = found
  return args.length >= least && args.length <= most ? compile(args, name, fail) : fail('arguments', name)
}

function compileIf([condition, then, otherwise]: readonly Term[], at: Token, fail: Fail): Term | undefined {
  const holds = condition && truthOf(condition, fail)
  const [one, other] = [then && numberOf(then, fail), otherwise && numberOf(otherwise, fail)]
  if (!holds || !one || !other) return undefined
  return {
    type: 'number',
    at,
    run: (answerOf) => {
      const truth = holds(answerOf)
      return truth === undefined ? undefined : (truth ? one : other)(answerOf)
    },
  }
}

/** Makes one number of several; none where one of them is none. */
function gather(
  args: readonly Term[],
  at: Token,
  fail: Fail,
  join: (numbers: readonly Decimal[]) => Decimal | undefined,
): Term | undefined {
  const runs = args.flatMap((term) => numberOf(term, fail) ?? [])
  if (runs.length < args.length) return undefined
  return {
    type: 'number',
    at,
    run: (answerOf) => {
      const numbers = runs.flatMap((run) => run(answerOf) ?? [])
      return numbers.length < runs.length ? undefined : join(numbers)
    },
  }
}

function furthest(numbers: readonly Decimal[], direction: 1 | -1): Decimal | undefined {
  const [first, ...others] = numbers
  return others.reduce((best, one) => (best && compareDecimals(one, best) * direction > 0 ? one : best), first)
}

function compileRound([number, places]: readonly Term[], at: Token, fail: Fail): Term | undefined {
  const run = number && numberOf(number, fail)
  if (!run) return undefined
  const literal = places?.type === 'number' ? places.literal : undefined
  const digits = places && literal?.scale === 0 ? Number(literal.units) : 0
  if (places && !(literal?.scale === 0 && digits <= maxDecimals)) return fail('digits', places.at)
  return {
    type: 'number',
    at,
    run: (answerOf) => {
      const value = run(answerOf)
      return value && roundDecimal(value, digits)
    },
  }
}

function compileCount(args: readonly Term[], at: Token, fail: Fail): Term | undefined {
  const fields = fieldsOf(args, fail, (field, token) => (holdsValue(field.kind) ? field : fail('no-answer', token)))
  return (
    fields &&
    addEach(fields, at, (field, answerOf) => ({
      units: BigInt(countIn(field, answerOf(field.id))),
      scale: 0,
    }))
  )
}

function compilePrice(args: readonly Term[], at: Token, fail: Fail): Term | undefined {
  const fields = fieldsOf(args, fail, (field, token) =>
    field.options?.some(({ price }) => price !== undefined) ? field : fail('no-price', token),
  )
  return fields && addEach(fields, at, (field, answerOf) => priceOf(field, answerOf(field.id)))
}

function fieldsOf(
  args: readonly Term[],
  fail: Fail,
  check: (field: CalculatedField, at: Token) => CalculatedField | undefined,
): readonly CalculatedField[] | undefined {
  const fields = args.flatMap(
    (term) => (term.type === 'field' ? check(term.field, term.at) : fail('no-answer', term.at)) ?? [],
  )
  return fields.length === args.length ? fields : undefined
}

function addEach(
  fields: readonly CalculatedField[],
  at: Token,
  numberIn: (field: CalculatedField, answerOf: AnswerOf) => Decimal | undefined,
): Term {
  return {
    type: 'number',
    at,
    run: (answerOf) => {
      const numbers = fields.flatMap((field) => numberIn(field, answerOf) ?? [])
      return numbers.length < fields.length ? undefined : boundDecimal(addDecimals(numbers))
    },
  }
}
