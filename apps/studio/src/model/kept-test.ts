import * as v from 'valibot'
import type { ConnectionState } from './connection-state.ts'

const outcomes = ['accepted', 'arrived', 'missing', 'unclear', 'refused', 'unanswered'] as const

/** A test's course as it is kept with its connection. Times are RFC 3339. */
export interface KeptTest {
  readonly reference: string
  /** The commit of this record, before the first byte of the test left. */
  readonly savedAt: string
  /** Bytes of the parameters and files that were sent. */
  readonly bytes: number
  /** The start of the only try. Absent until the test ended. */
  readonly sentAt?: string
  /** The end of the try: an answer, or none. */
  readonly endedAt?: string
  /** The moment of the word that it arrived, or did not. */
  readonly toldAt?: string
  /** Absent: no answer is known. */
  readonly outcome?: (typeof outcomes)[number]
}

/** The test that is shown and the one before it. */
export const maxKeptTests = 2

/** Returns the tests with a new one before the others; the oldest go. */
export function withTest(tests: readonly KeptTest[], test: KeptTest): readonly KeptTest[] {
  return [test, ...tests.filter(({ reference }) => reference !== test.reference)].slice(0, maxKeptTests)
}

/**
 * Returns the tests with the outcome that a connection's state holds of one of them.
 * @param sentAt - the start of the try, where it is known.
 */
export function withOutcome(tests: readonly KeptTest[], state: ConnectionState, sentAt?: string): readonly KeptTest[] {
  if (!('reference' in state)) return tests
  const told = state.status === 'arrived' ? state.arrivedAt : state.status === 'missing' ? state.missedAt : undefined
  return tests.map((test) =>
    test.reference === state.reference
      ? {
          ...test,
          ...(sentAt === undefined ? {} : { sentAt }),
          endedAt: state.at,
          ...(told === undefined ? {} : { toldAt: told }),
          outcome: state.status,
        }
      : test,
  )
}

const keptTest = v.object({
  reference: v.string(),
  savedAt: v.string(),
  bytes: v.number(),
  sentAt: v.exactOptional(v.string()),
  endedAt: v.exactOptional(v.string()),
  toldAt: v.exactOptional(v.string()),
  outcome: v.exactOptional(v.picklist(outcomes)),
})

/** Reads the tests as they are kept; what is none of them is left out. */
export function readKeptTests(input: unknown): readonly KeptTest[] {
  if (!Array.isArray(input)) return []
  return input.slice(0, maxKeptTests).flatMap((test): readonly KeptTest[] => {
    const read = v.safeParse(keptTest, test)
    return read.success ? [read.output] : []
  })
}
