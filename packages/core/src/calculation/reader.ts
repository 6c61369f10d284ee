import type { FieldId } from '../model/ids.ts'
import type { CalculatedField } from './calculated-field.ts'
import type { RowsOf } from './each-row.ts'
import type { Fail } from './term.ts'
import type { Token } from './tokenize.ts'

/** Brackets within brackets of a calculation. */
export const maxCalculationDepth = 32

/** The pieces that are left, and the first fault. */
export interface Reader {
  readonly tokens: readonly Token[]
  readonly fieldOf: (name: string) => CalculatedField | undefined
  readonly reads: Set<FieldId>
  readonly fail: Fail
  next: number
  depth: number
  /** The group of the questions that the part which is read names, so that it is worked out for each row. */
  rows: RowsOf | undefined
  /** The piece of the part which is read that goes over rows by itself. */
  gathered: Token | undefined
}

/** The piece that comes next. */
export function peek({ tokens, next }: Reader): Token {
  return tokens[Math.min(next, tokens.length - 1)] ?? { kind: 'end', text: '', at: 0 }
}

/** Tells that a piece cannot stand where it does. */
export function unexpected(reader: Reader, token: Token): undefined {
  return reader.fail(token.kind === 'end' ? 'unexpected-end' : 'unexpected', token)
}

/** Takes the next piece where it is one of some signs. */
export function take(reader: Reader, signs: readonly string[]): Token | undefined {
  const token = peek(reader)
  if (token.kind !== 'sign' || !signs.includes(token.text)) return undefined
  reader.next += 1
  return token
}

/** Reads what stands in brackets, unless they stand too deep in others. */
export function within<Read>(reader: Reader, token: Token, read: () => Read | undefined): Read | undefined {
  if (reader.depth >= maxCalculationDepth) return reader.fail('too-deep', token)
  reader.depth += 1
  const found = read()
  reader.depth -= 1
  return found
}
