import { expect, it } from 'vitest'
import {
  entered,
  maxAnswerCharacters,
  nextVerificationState,
  readVerificationState,
  type VerificationEvent,
  type VerificationState,
} from '../../model/verification-state.ts'

const at = '2026-05-20T12:02:00.000Z'
const before = '2026-05-20T12:01:00.000Z'
const later = '2026-05-20T12:03:00.000Z'
const ok = { httpStatus: 200, text: 'OK' }
const test = { at, reference: '7F3K-Q2', answer: ok }
const noService = { httpStatus: 400, text: 'The service ID not found' }
const failed = { at, reference: '7F3K-Q2', answer: noService, code: 'rejected', maybeSent: false } as const
const silent = { ...failed, answer: { httpStatus: 0, text: 'Network Error' }, code: 'network' } as const

const states = {
  entered,
  accepted: { status: 'accepted', ...test },
  arrived: { status: 'arrived', arrivedAt: later, ...test },
  proven: { status: 'proven', arrivedAt: later },
  missing: { status: 'missing', missedAt: later, ...test },
  unclear: { status: 'unclear', ...test },
  refused: { status: 'refused', ...failed },
  unanswered: { status: 'unanswered', ...silent },
} as const satisfies Readonly<Record<VerificationState['status'], VerificationState>>
type Status = keyof typeof states

const events = {
  accepted: { kind: 'accepted', ...test },
  unclear: { kind: 'unclear', ...test },
  refused: { kind: 'failed', ...failed },
  unanswered: { kind: 'failed', ...silent },
  seen: { kind: 'seen', at: later, reference: '7F3K-Q2' },
  missed: { kind: 'missed', at: later, reference: '7F3K-Q2' },
  'seen, of another test': { kind: 'seen', at: later, reference: 'AAAA-AA' },
  'proven, published after the test': { kind: 'proven', at: later, publishedAt: later },
  'proven, published before the test': { kind: 'proven', at: later, publishedAt: before },
  'ids changed': { kind: 'ids-changed' },
} as const satisfies Readonly<Record<string, VerificationEvent>>
type EventName = keyof typeof events
const ofAnother = 'seen, of another test'

const table: Readonly<Record<Status, ReturnType<typeof row>>> = {
  entered: row('entered', 'entered', 'proven'),
  accepted: row('arrived', 'missing', 'proven'),
  arrived: row('arrived', 'missing', 'arrived', 'arrived'),
  proven: row('proven', 'proven', 'proven'),
  missing: row('arrived', 'missing', 'missing'),
  unclear: row('arrived', 'missing', 'unclear'),
  refused: row('refused', 'refused', 'refused'),
  unanswered: row('arrived', 'missing', 'unanswered'),
}

/**
 * The transitions of a state: a test's outcome replaces the one before it, whatever that was; a message of a form that was
 * published before a test which did not come through says nothing against that.
 */
function row(
  seen: Status,
  missed: Status,
  provenBefore: Status,
  provenAfter: Status = 'proven',
): Readonly<Record<Exclude<EventName, typeof ofAnother>, Status>> {
  return {
    accepted: 'accepted',
    unclear: 'unclear',
    refused: 'refused',
    unanswered: 'unanswered',
    seen,
    missed,
    'proven, published after the test': provenAfter,
    'proven, published before the test': provenBefore,
    'ids changed': 'entered',
  }
}

const statuses = Object.keys(states).filter((name): name is Status => name in states)
const eventNames = Object.keys(events).filter((name): name is EventName => name in events)
const cases = statuses.flatMap((from) =>
  eventNames.map((event) => [from, event, event === ofAnother ? from : table[from][event]] as const),
)

it.each(cases)('[T860] [F80] a connection that is %s is, after “%s”, %s', (from, event, to) => {
  expect(nextVerificationState(states[from], events[event]).status).toBe(to)
})

it('[T860] an arrival keeps the test that it is about', () => {
  expect(nextVerificationState(states.accepted, events.seen)).toEqual(states.arrived)
  expect(nextVerificationState(states.missing, events.seen)).toEqual(states.arrived)
  expect(nextVerificationState(states.arrived, events.missed)).toEqual(states.missing)
})

it('[T860] a status without an answer is no refusal, and an answer is never silence', () => {
  const outcomeOf = (httpStatus: number, code: 'network' | 'missing-service-id' | 'unknown') =>
    nextVerificationState(entered, { kind: 'failed', ...failed, code, answer: { httpStatus, text: '' } }).status
  expect(outcomeOf(0, 'unknown')).toBe('unanswered')
  expect(outcomeOf(418, 'unknown')).toBe('refused')
  expect(outcomeOf(0, 'missing-service-id')).toBe('refused')
})

it('[T861] a long answer is kept short', () => {
  const answer = { httpStatus: 400, text: 'x'.repeat(10_000_000) }
  const state = nextVerificationState(entered, { kind: 'failed', ...failed, answer })
  expect(state).toMatchObject({ answer: { httpStatus: 400, text: 'x'.repeat(maxAnswerCharacters) } })
})

it('[T861] each state is read as it was kept; what is none begins at entered, and nothing else comes along', () => {
  for (const state of Object.values(states)) {
    expect(readVerificationState(JSON.parse(JSON.stringify({ ...state, privateKey: 'sk' })))).toEqual(state)
  }
  for (const other of [
    undefined,
    'arrived',
    {},
    { status: 'arrived' },
    { ...states.refused, code: 3 },
    { status: 'x' },
  ])
    expect(readVerificationState(other)).toEqual(entered)
})
