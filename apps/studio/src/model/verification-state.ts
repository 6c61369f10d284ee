import { type SendErrorCode, sendErrorCodes } from '@letterslot/client'
import { assertNever } from '@letterslot/core'
import * as v from 'valibot'

/** A provider's words about a test, as they are kept: at most `maxAnswerCharacters`. */
export interface TestAnswer {
  /** 0 when nobody answered. */
  readonly httpStatus: number
  readonly text: string
}

/** Longer answers are cut before they are kept: a captive portal answers with a whole page. */
export const maxAnswerCharacters = 300

interface LastTest {
  /** The test's end, RFC 3339. */
  readonly at: string
  /** The reference that the mail of the test prints. */
  readonly reference: string
  readonly answer: TestAnswer
}

interface FailedTest extends LastTest {
  readonly code: SendErrorCode | 'unknown'
  /** True where the message may have been taken all the same. */
  readonly maybeSent: boolean
}

/**
 * A connection's state with its last test. `accepted` is the provider's yes, `arrived` the maker's (or the inbox's own,
 * where the studio can look); `missing` is the maker's no. `proven` is the maker's word that a message of a published form
 * arrived, which is no test's. `unclear` is a 2xx that is not the provider's, `unanswered` a
 * test that nobody answered.
 */
export type VerificationState =
  | { readonly status: 'entered' }
  | ({ readonly status: 'accepted' } & LastTest)
  | ({ readonly status: 'arrived'; readonly arrivedAt: string } & LastTest)
  | { readonly status: 'proven'; readonly arrivedAt: string }
  | ({ readonly status: 'missing'; readonly missedAt: string } & LastTest)
  | ({ readonly status: 'unclear' } & LastTest)
  | ({ readonly status: 'refused' } & FailedTest)
  | ({ readonly status: 'unanswered' } & FailedTest)

/** An event in the life of a connection. `seen` and `missed` name the test that they are about. */
export type VerificationEvent =
  | ({ readonly kind: 'accepted' } & LastTest)
  | ({ readonly kind: 'unclear' } & LastTest)
  | ({ readonly kind: 'failed' } & FailedTest)
  | { readonly kind: 'seen'; readonly at: string; readonly reference: string }
  | { readonly kind: 'missed'; readonly at: string; readonly reference: string }
  /** A message of a form arrived that was published with these ids. Times are RFC 3339. */
  | { readonly kind: 'proven'; readonly at: string; readonly publishedAt: string }
  | { readonly kind: 'ids-changed' }

/** The state of a connection that was never tested with the ids it has. */
export const entered: VerificationState = { status: 'entered' }

/** Tells if nobody answered. A redirect has no status either, and is an answer. */
export function isSilence({ code, httpStatus }: { readonly code: string; readonly httpStatus: number }): boolean {
  return httpStatus === 0 && silentCodes.has(code)
}

/** Codes of a test that ended without an answer. */
const silentCodes: ReadonlySet<string> = new Set<SendErrorCode | 'unknown'>([
  'network',
  'timeout',
  'aborted',
  'unknown',
])

function shortened({ httpStatus, text }: TestAnswer): TestAnswer {
  return { httpStatus, text: text.slice(0, maxAnswerCharacters) }
}

/** Returns the state after an event; the same one where the event is of another test, or cannot be. */
export function nextVerificationState(state: VerificationState, event: VerificationEvent): VerificationState {
  switch (event.kind) {
    case 'ids-changed':
      return entered
    case 'accepted':
    case 'unclear': {
      const { kind, at, reference, answer } = event
      return { status: kind, at, reference, answer: shortened(answer) }
    }
    case 'failed': {
      const { at, reference, answer, code, maybeSent } = event
      const status = isSilence({ code, httpStatus: answer.httpStatus }) ? 'unanswered' : 'refused'
      return { status, at, reference, answer: shortened(answer), code, maybeSent }
    }
    case 'seen':
    case 'missed': {
      if (!('reference' in state) || state.status === 'refused' || state.reference !== event.reference) return state
      const { at, reference, answer } = state
      return event.kind === 'seen'
        ? { status: 'arrived', arrivedAt: event.at, at, reference, answer }
        : { status: 'missing', missedAt: event.at, at, reference, answer }
    }
    case 'proven':
      return isAgainst(state, event.publishedAt) ? state : { status: 'proven', arrivedAt: event.at }
    default:
      return assertNever(event)
  }
}

/** True of what is known as well or better: an arrival, or a test after the publishing that did not come through. */
function isAgainst(state: VerificationState, publishedAt: string): boolean {
  switch (state.status) {
    case 'entered':
    case 'accepted':
      return false
    case 'arrived':
    case 'proven':
      return true
    default:
      return Date.parse(state.at) >= Date.parse(publishedAt)
  }
}

const lastTest = {
  at: v.string(),
  reference: v.string(),
  answer: v.pipe(v.object({ httpStatus: v.number(), text: v.string() }), v.transform(shortened)),
}
const failedTest = { ...lastTest, code: v.picklist([...sendErrorCodes, 'unknown']), maybeSent: v.boolean() }
const verificationShape = v.variant('status', [
  v.object({ status: v.literal('entered') }),
  v.object({ status: v.literal('accepted'), ...lastTest }),
  v.object({ status: v.literal('arrived'), arrivedAt: v.string(), ...lastTest }),
  v.object({ status: v.literal('proven'), arrivedAt: v.string() }),
  v.object({ status: v.literal('missing'), missedAt: v.string(), ...lastTest }),
  v.object({ status: v.literal('unclear'), ...lastTest }),
  v.object({ status: v.literal('refused'), ...failedTest }),
  v.object({ status: v.literal('unanswered'), ...failedTest }),
])

/** Reads a state as it is kept, and nothing besides it. What is none, or absent, is `entered`. */
export function readVerificationState(input: unknown): VerificationState {
  const read = v.safeParse(verificationShape, input)
  return read.success ? read.output : entered
}

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
export function withOutcome(
  tests: readonly KeptTest[],
  state: VerificationState,
  sentAt?: string,
): readonly KeptTest[] {
  if (!('reference' in state)) return tests
  const told = state.status === 'arrived' ? state.arrivedAt : state.status === 'missing' ? state.missedAt : undefined
  return tests.map((test) =>
    test.reference === state.reference
      ? {
          ...test,
          ...(sentAt === undefined ? {} : { sentAt }),
          endedAt: state.at,
          ...(told === undefined ? {} : { toldAt: told }),
          // The provider failed while it worked on it: that is no refusal.
          outcome: state.status === 'refused' && state.maybeSent ? 'unclear' : state.status,
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
