import { countIn } from '../model/count-in.ts'
import { addDecimals, compareDecimals, type Decimal } from '../model/decimal.ts'
import { holdsValue } from '../model/kind-traits.ts'
import { maxDecimals } from '../model/limits.ts'
import { boundDecimal, roundDecimal } from './arithmetic.ts'
import { type CalculatedField, priceOf } from './calculated-field.ts'
import { eachRow } from './each-row.ts'
import { type AnswerOf, type Fail, numberOf, type Term, truthOf } from './term.ts'
import type { Token } from './tokenize.ts'

/** Given to a function: a part that is worked out once, or for each row of a group. */
export interface Argument {
  readonly term: Term
  readonly group: CalculatedField | undefined
}

type Compile = (args: readonly Argument[], at: Token, fail: Fail) => Term | undefined

/** The least and the most arguments of each function, and the function. */
const functions: Readonly<Record<string, readonly [least: number, most: number, compile: Compile]>> = {
  if: [3, 3, compileIf],
  sum: [1, Infinity, (args, at, fail) => gatherNumbers(args, at, fail, sumOf)],
  min: [1, Infinity, (args, at, fail) => gatherNumbers(args, at, fail, (numbers) => furthest(numbers, -1))],
  max: [1, Infinity, (args, at, fail) => gatherNumbers(args, at, fail, (numbers) => furthest(numbers, 1))],
  round: [1, 2, compileRound],
  count: [1, Infinity, compileCount],
  price: [1, Infinity, compilePrice],
}

/** The functions that a calculation may name. */
export const calculationFunctions: readonly string[] = Object.keys(functions)

/** True for a function that works out what it is given for each row of a group. */
export function gathersRows({ text }: Token): boolean {
  return /^(sum|min|max|count)$/.test(text)
}

/** Makes a call of a function ready to run. */
export function compileCall(name: Token, args: readonly Argument[], fail: Fail): Term | undefined {
  const found = Object.hasOwn(functions, name.text) ? functions[name.text] : undefined
  if (!found) return fail('unknown-function', name)
  const [least, most, compile] = found
  return args.length >= least && args.length <= most ? compile(args, name, fail) : fail('arguments', name)
}

function compileIf(args: readonly Argument[], at: Token, fail: Fail): Term | undefined {
  const [condition, then, otherwise] = args.map(({ term }) => term)
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

/** Makes one number of several, those of all rows among them; none where one of them is none. */
function gatherNumbers(
  args: readonly Argument[],
  at: Token,
  fail: Fail,
  join: (numbers: readonly Decimal[]) => Decimal | undefined,
): Term | undefined {
  const runs = args.flatMap(({ term, group }) => {
    const run = numberOf(term, fail)
    return run ? [{ run, group }] : []
  })
  return runs.length < args.length ? undefined : joinAll(runs, at, join)
}

/** A number that is worked out once, or for each row of a group. */
interface CallRun {
  readonly run: (answerOf: AnswerOf) => Decimal | undefined
  readonly group: CalculatedField | undefined
}

function joinAll(
  runs: readonly CallRun[],
  at: Token,
  join: (numbers: readonly Decimal[]) => Decimal | undefined,
): Term {
  const each = runs.map(({ run, group }) => (group ? eachRow(group, run) : (answerOf: AnswerOf) => [run(answerOf)]))
  return {
    type: 'number',
    at,
    run: (answerOf) => {
      const all = each.flatMap((one) => one(answerOf))
      const numbers = all.filter((number) => number !== undefined)
      return numbers.length < all.length ? undefined : join(numbers)
    },
  }
}

function sumOf(numbers: readonly Decimal[]): Decimal | undefined {
  return boundDecimal(addDecimals(numbers))
}

/** The least or the greatest of numbers; 0 where no row has one. */
function furthest(numbers: readonly Decimal[], direction: 1 | -1): Decimal | undefined {
  const [first = { units: 0n, scale: 0 }, ...others] = numbers
  return others.reduce((best, one) => (best && compareDecimals(one, best) * direction > 0 ? one : best), first)
}

function compileRound(args: readonly Argument[], at: Token, fail: Fail): Term | undefined {
  const [number, places] = args.map(({ term }) => term)
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

function compileCount(args: readonly Argument[], at: Token, fail: Fail): Term | undefined {
  const fields = calledFields(args, fail, (field, token) => (holdsValue(field.kind) ? field : fail('no-answer', token)))
  return (
    fields &&
    addEach(fields, at, (field, answerOf) => ({
      units: BigInt(countIn(field, answerOf(field.id))),
      scale: 0,
    }))
  )
}

function compilePrice(args: readonly Argument[], at: Token, fail: Fail): Term | undefined {
  const fields = calledFields(args, fail, (field, token) =>
    field.options?.some(({ price }) => price !== undefined) ? field : fail('no-price', token),
  )
  return fields && addEach(fields, at, (field, answerOf) => priceOf(field, answerOf(field.id)))
}

/** A field that is given to a function by itself, and the group of which it is a question. */
type GivenField = Pick<Argument, 'group'> & { readonly field: CalculatedField }

function calledFields(
  args: readonly Argument[],
  fail: Fail,
  check: (field: CalculatedField, at: Token) => CalculatedField | undefined,
): readonly GivenField[] | undefined {
  const fields = args.flatMap(({ term, group }) => {
    const field = term.type === 'field' ? check(term.field, term.at) : fail('no-answer', term.at)
    return field ? [{ field, group }] : []
  })
  return fields.length === args.length ? fields : undefined
}

function addEach(
  fields: readonly GivenField[],
  at: Token,
  numberIn: (field: CalculatedField, answerOf: AnswerOf) => Decimal | undefined,
): Term {
  const runs = fields.map(({ field, group }) => ({
    run: (answerOf: AnswerOf): Decimal | undefined => numberIn(field, answerOf),
    group,
  }))
  return joinAll(runs, at, sumOf)
}
