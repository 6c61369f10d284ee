import { addDecimals, type Decimal, readDecimal } from '../model/decimal.ts'
import type { FieldId } from '../model/ids.ts'
import type { Result } from '../model/result.ts'
import { boundDecimal, divideDecimals, multiplyDecimals } from './arithmetic.ts'
import type { CalculatedField } from './calculated-field.ts'
import type { CalculationFault } from './calculation-fault.ts'
import { compileCall, gathersRows } from './compile-call.ts'
import { rowQuestion } from './each-row.ts'
import { readArguments } from './read-arguments.ts'
import { peek, type Reader, take, unexpected, within } from './reader.ts'
import { type AnswerOf, compareTerms, comparisonSigns, type Fail, numberOf, type Term } from './term.ts'
import { type Token, tokenize } from './tokenize.ts'

/** UTF-16 code units of a calculation. */
export const maxCalculationLength = 2_000

/** A calculation made ready to run. */
export interface Calculation {
  /** The fields that it reads, each once. */
  readonly reads: ReadonlySet<FieldId>
  /** Its result, exactly; undefined where it has none: a division by 0, an answer that is no number, more than 60 digits. */
  run(answerOf: AnswerOf): Decimal | undefined
}

/**
 * Reads a calculation and makes it ready to run, in linear time: closures over its parts, never code of its own.
 * @param fieldOf - the field with a parameter's name.
 */
export function compileCalculation(
  source: string,
  fieldOf: (name: string) => CalculatedField | undefined,
): Result<Calculation, CalculationFault> {
  if (source.length > maxCalculationLength)
    return { ok: false, error: { problem: 'too-long', text: '', at: maxCalculationLength } }
  const tokens = tokenize(source)
  const faults: CalculationFault[] = []
  const fail: Fail = (problem, { text, at }) => {
    faults.push({ problem, text, at })
  }
  if (tokens[0]?.kind === 'end') fail('empty', tokens[0])
  const reader: Reader = {
    tokens,
    fieldOf,
    reads: new Set(),
    fail,
    next: 0,
    depth: 0,
    rows: undefined,
    gathered: undefined,
  }
  const term = readComparison(reader)
  const rest = peek(reader)
  if (term && rest.kind !== 'end') unexpected(reader, rest)
  if (reader.rows) fail('one-a-row', reader.rows.at)
  const run = term && numberOf(term, fail)
  const [error] = faults
  if (error || !run) return { ok: false, error: error ?? { problem: 'empty', text: '', at: 0 } }
  return { ok: true, value: { reads: reader.reads, run } }
}

function readComparison(reader: Reader): Term | undefined {
  const left = readSum(reader)
  const sign = left && take(reader, comparisonSigns)
  if (!sign) return left
  const right = readSum(reader)
  return right && compareTerms(sign, left, right, reader.fail)
}

const readSum = (reader: Reader): Term | undefined => readChain(reader, ['+', '-'], readProduct)
const readProduct = (reader: Reader): Term | undefined => readChain(reader, ['*', '/'], readSigned)

const arithmetic: Readonly<Record<string, (one: Decimal, other: Decimal) => Decimal | undefined>> = {
  '+': addWithinLimits,
  '-': (one, other) => addWithinLimits(one, negated(other)),
  '*': multiplyDecimals,
  '/': divideDecimals,
}

function addWithinLimits(one: Decimal, other: Decimal): Decimal | undefined {
  const { units, scale } = other
  return boundDecimal(one.scale === scale ? { units: one.units + units, scale } : addDecimals([one, other]))
}

function negated({ units, scale }: Decimal): Decimal {
  return { units: -units, scale }
}

/** Reads parts with signs between them, from left to right. */
function readChain(
  reader: Reader,
  signs: readonly string[],
  readPart: (reader: Reader) => Term | undefined,
): Term | undefined {
  let left = readPart(reader)
  for (let sign = left && take(reader, signs); left && sign; sign = left && take(reader, signs)) {
    const right = readPart(reader)
    const [one, other] = [numberOf(left, reader.fail), right && numberOf(right, reader.fail)]
    const join = arithmetic[sign.text]
    if (!one || !other || !join) return undefined
    left = {
      type: 'number',
      at: left.at,
      run: (answerOf) => {
        const [number, second] = [one(answerOf), other(answerOf)]
        return number && second && join(number, second)
      },
    }
  }
  return left
}

function readSigned(reader: Reader): Term | undefined {
  let isNegative = false
  let first: Token | undefined
  for (let sign = take(reader, ['-']); sign; sign = take(reader, ['-'])) {
    first ??= sign
    isNegative = !isNegative
  }
  const term = readTermPart(reader)
  if (!first || !term) return term
  const run = numberOf(term, reader.fail)
  if (!run) return undefined
  return {
    type: 'number',
    at: first,
    run: (answerOf) => {
      const number = run(answerOf)
      return number && isNegative ? negated(number) : number
    },
  }
}

function readTermPart(reader: Reader): Term | undefined {
  const token = peek(reader)
  reader.next += 1
  switch (token.kind) {
    case 'number': {
      const literal = readDecimal(token.text)
      const bounded = literal && boundDecimal(literal)
      return bounded
        ? { type: 'number', at: token, run: () => bounded, literal: bounded }
        : reader.fail('digits', token)
    }
    case 'text':
      return { type: 'text', at: token, words: token.text.slice(1, -1) }
    case 'name':
      return readName(reader, token)
    default: {
      if (token.text !== '(') return unexpected(reader, token)
      return within(reader, token, () => {
        const inner = readComparison(reader)
        return inner && (take(reader, [')']) ? inner : unexpected(reader, peek(reader)))
      })
    }
  }
}

function readName(reader: Reader, token: Token): Term | undefined {
  if (!take(reader, ['('])) {
    const [name = '', question] = token.text.split('.')
    const field = reader.fieldOf(name)
    if (!field) return reader.fail('unknown-field', question === undefined ? token : { ...token, text: name })
    reader.reads.add(field.id)
    return question === undefined ? { type: 'field', at: token, field } : readQuestion(reader, token, field, question)
  }
  const args = within(reader, token, () => readArguments(reader, readComparison, gathersRows(token)))
  return args && compileCall(token, args, reader.fail)
}

/** Reads a question of a group, `items.price`, for whatever adds up or counts its rows. */
function readQuestion(reader: Reader, at: Token, group: CalculatedField, name: string): Term | undefined {
  if (group.kind !== 'rows') return reader.fail('no-rows', { ...at, text: at.text.slice(0, -name.length - 1) })
  const field = rowQuestion(group, name)
  if (!field) return reader.fail('unknown-question', at)
  if (reader.rows && reader.rows.group.id !== group.id) return reader.fail('other-rows', at)
  reader.rows ??= { group, at }
  return { type: 'field', at, field }
}
