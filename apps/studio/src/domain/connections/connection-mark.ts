import { assertNever } from '@letterslot/core'
import type { StoredConnection } from '../../model/connection.ts'
import { entered, type KeptTest, type VerificationState } from '../../model/verification-state.ts'
import type { Tone } from '../../ui/Pill.tsx'
import { explainInWords } from '../sending/explain-in-words.ts'
import { useSending } from '../sending/sending-context.ts'
import { useInboxAvailability } from '../sending/use-inbox-availability.ts'
import { useMoment } from '../sending/use-moment.ts'
import { connectionStateText as text } from '../texts/connect.ts'
import { clockTime } from '../texts/times.ts'

/** A connection's state for people. `ok` is said of a message that arrived, and of nothing else. */
export interface ConnectionMark {
  readonly status: VerificationState['status'] | 'none' | 'tried'
  readonly tone: Tone
  readonly words: string
}

/** Returns the state of a connection; one that was never tested is `entered`. */
export function connectionStateOf({ state = entered }: Pick<StoredConnection, 'state'>): VerificationState {
  return state
}

/**
 * The one place that puts a connection's state into colour and words: the cards of Connect, the header, Connections,
 * Publish and the intake's summary all read it.
 * @param nowMs - milliseconds since the epoch: times of today stand without their day.
 */
export function connectionMark(connection: StoredConnection | undefined, nowMs: number): ConnectionMark {
  if (!connection) return { status: 'none', tone: 'neutral', words: text.none }
  const state = connectionStateOf(connection)
  const { status } = state
  if (status === 'entered') {
    const test = unansweredTest(connection)
    return test === undefined
      ? { status, tone: 'neutral', words: text.entered[connection.kind] }
      : { status: 'tried', tone: 'wait', words: text.tried(clockTime(test.savedAt, nowMs)) }
  }
  const at = clockTime('arrivedAt' in state ? state.arrivedAt : state.at, nowMs)
  switch (status) {
    case 'accepted':
      return { status, tone: 'wait', words: text.accepted(at) }
    case 'arrived':
    case 'proven':
      return { status, tone: 'ok', words: text.arrived(at) }
    case 'missing':
      return { status, tone: 'bad', words: text.missing(at) }
    case 'unclear':
      return { status, tone: 'wait', words: text.unclear(at) }
    case 'refused': {
      const reason = reasonOf(state, connection.kind)
      return state.maybeSent
        ? { status, tone: 'wait', words: text.failed(at, reason) }
        : { status, tone: 'bad', words: text.refused(at, reason) }
    }
    case 'unanswered':
      return { status, tone: 'wait', words: text.unanswered(at) }
    default:
      return assertNever(status)
  }
}

/** Returns the first test of an account that is out, or whose page was left before an answer came. */
export function unansweredTest({ kind, state, tests }: StoredConnection): KeptTest | undefined {
  const isAccount = kind === 'emailjs' || kind === 'relay'
  return isAccount && (state ?? entered).status === 'entered' ? tests?.[0] : undefined
}

/** The refusal in a few words: "the service ID was not found". */
function reasonOf(
  { code, answer }: Extract<VerificationState, { readonly status: 'refused' }>,
  kind: StoredConnection['kind'],
): string {
  const { id, title } = explainInWords({
    code,
    status: answer.httpStatus,
    text: answer.text,
    origin: kind === 'emailjs' ? undefined : kind,
  })
  const [, refusedId] = Object.entries(text.refusedId).find(([key]) => key === id) ?? []
  if (refusedId !== undefined) {
    return /\binvalid\b/i.test(answer.text) ? text.invalid(refusedId) : text.notFound(refusedId)
  }
  return `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`
}

/**
 * Returns the mark of a form's connection wherever it stands beside the form: red while it is the test inbox and that does
 * not answer, whatever arrived there before.
 */
export function useDestinationMark(
  connection: StoredConnection | undefined,
): ConnectionMark & { readonly isSilent: boolean } {
  const isInbox = connection?.kind === 'test-inbox'
  const isSilent = useInboxAvailability(useSending().inboxMonitor, isInbox) === 'silent'
  const mark = useConnectionMark(connection)
  return { ...mark, isSilent, tone: isSilent ? 'bad' : mark.tone }
}

/** Returns a connection's state in colour and words, as of now. */
export function useConnectionMark(connection: StoredConnection | undefined): ConnectionMark {
  return connectionMark(connection, useMoment(false).nowMs)
}
