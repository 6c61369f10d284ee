import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compileForm } from '../rules/compile.ts'
import { parseForm } from '../schema/parse.ts'
import { earlyTransition, initialState } from './early-transition.ts'
import type { FormEvent } from './form-event.ts'
import type { Failure, Message } from './message.ts'
import type { FormState, Receipt } from './state.ts'
import { transition } from './transition.ts'
import type { NeedsPerson, NotSent } from './unsent.ts'

const parsed = parseForm({
  format: 'letterslot.form/1',
  version: 1,
  id: 'one',
  title: 'One',
  locale: 'en',
  pages: [{ id: 'p1', fields: [{ id: 'f1', kind: 'text', name: 'one', label: 'One', rules: [{ kind: 'required' }] }] }],
})
if (!parsed.ok) throw parsed.error
const form = parsed.value

const failure: Failure = { code: 'network', status: 0, text: 'Network Error' }
const message: Message = {
  id: 'id',
  reference: 'ID',
  writtenAt: 'w',
  params: {},
  files: [],
  kept: 'saved',
  older: false,
}
const receipt: Receipt = {
  ...{ id: 'id', reference: 'ID', writtenAt: 'w', sentAt: 's' },
  ...{ repeated: false, older: false, awaited: true },
}
const silent: NotSent = { status: 'notSent', reason: 'silent', message, failure, sendsWhenClosed: false }
const parked: NeedsPerson = {
  status: 'needsPerson',
  reason: 'refused',
  message,
  failure,
  probed: true,
  mendable: false,
}
const firstTold = { trying: false, round: 1 }

const states = {
  filling: initialState,
  problems: { status: 'problems', issues: [], round: 1 },
  sending: { status: 'sending', spinner: false },
  stillSending: { status: 'stillSending', message },
  notLoaded: { status: 'notLoaded' },
  notSent: { ...silent, ...firstTold },
  needsPerson: { ...parked, ...firstTold },
  sent: { status: 'sent', receipt },
} as const satisfies Record<string, FormState>

const events = {
  problemsFound: { kind: 'problemsFound', issues: [] },
  problemsChanged: { kind: 'problemsChanged', issues: [] },
  sendStarted: { kind: 'sendStarted' },
  notLoaded: { kind: 'notLoaded' },
  waitEnded: { kind: 'waitEnded' },
  spinnerDue: { kind: 'spinnerDue' },
  waitedLong: { kind: 'waitedLong', message },
  tryStarted: { kind: 'tryStarted' },
  notSent: { kind: 'notSent', outcome: silent, asked: false },
  accepted: { kind: 'accepted', receipt },
  opened: { kind: 'opened', outcome: parked },
  removed: { kind: 'removed' },
  left: { kind: 'left' },
  anotherStarted: { kind: 'anotherStarted' },
} as const satisfies Record<FormEvent['kind'], FormEvent>

const found: FormState = { status: 'problems', issues: [], round: 1 }
const started: FormState = { status: 'sending', spinner: false }
const removed: FormState = { status: 'filling', from: 'removed' }
const another: FormState = { status: 'filling', from: 'sent' }
const left: FormState = { status: 'filling', from: 'older' }
const { needsPerson, notLoaded, notSent, sent } = states
const opened = needsPerson

/** Every cell that is not here leaves the very same state. */
const moves: Record<keyof typeof states, Partial<Record<FormEvent['kind'], FormState>>> = {
  filling: { problemsFound: found, sendStarted: started, notLoaded, opened, anotherStarted: another },
  problems: {
    problemsFound: { ...found, round: 2 },
    problemsChanged: initialState,
    sendStarted: started,
    notLoaded,
    opened,
    anotherStarted: another,
  },
  sending: {
    problemsFound: found,
    spinnerDue: { status: 'sending', spinner: true },
    waitedLong: { status: 'stillSending', message },
    notLoaded,
    waitEnded: initialState,
    notSent,
    accepted: sent,
    anotherStarted: another,
  },
  stillSending: { problemsFound: found, notLoaded, notSent, accepted: sent, anotherStarted: another },
  notLoaded: { problemsFound: found, sendStarted: started, waitEnded: initialState, opened, anotherStarted: another },
  notSent: {
    problemsFound: found,
    sendStarted: started,
    tryStarted: { ...notSent, trying: true },
    notSent,
    accepted: sent,
    opened,
    removed,
    left,
  },
  needsPerson: {
    problemsFound: found,
    sendStarted: started,
    tryStarted: { ...needsPerson, trying: true },
    notSent: { ...notSent, round: 2 },
    accepted: sent,
    opened,
    removed,
    left,
  },
  sent: { opened, left, anotherStarted: another },
}

const cells = Object.entries(states).flatMap(([name, state]) =>
  Object.values(events).map((event) => ({ name, state, event })),
)

it.each(cells)(
  '[R60] $name at $event.kind is the same before anything can be checked, or stays',
  ({ state, event }) => {
    const isEarly = ['sendStarted', 'notLoaded'].includes(event.kind)
    if (isEarly) expect(earlyTransition(state, event)).toEqual(transition(state, event))
    else expect(earlyTransition(state, event)).toBe(state)
  },
)

it.each(cells)('[R60] goes from $name by $event.kind where the table says', ({ state, event }) => {
  const expected = moves[state.status][event.kind]
  if (expected) expect(transition(state, event)).toEqual(expected)
  else expect(transition(state, event)).toBe(state)
})

it('[R60] keeps the round while problems are mended', () => {
  const issues = compileForm(form).validate({})
  expect(issues.length).toBe(1)
  expect(transition({ status: 'problems', issues: [], round: 3 }, { kind: 'problemsChanged', issues })).toEqual({
    status: 'problems',
    issues,
    round: 3,
  })
})

it.each([
  ['what the visitor asked for', silent, true, 5],
  ['another state', parked, false, 5],
  ['another reason or time of the same state', { ...silent, reason: 'offline', nextMs: 9 } as const, false, 4],
])('[R84] counts %s as an answer that takes the focus, or not', (_what, outcome, asked, round) => {
  const before: FormState = { ...silent, trying: true, round: 4 }
  expect(transition(before, { kind: 'notSent', outcome, asked })).toEqual({ ...outcome, trying: false, round })
})

it('[R61] is sent only by an acceptance of the message that it follows', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(events)), { maxLength: 40 }), (story) => {
      let state: FormState = initialState
      for (const event of story) {
        const before = state
        state = transition(state, event)
        if (state.status !== 'sent' || before.status === 'sent') continue
        expect(event.kind).toBe('accepted')
        expect(['sending', 'stillSending', 'notSent', 'needsPerson']).toContain(before.status)
      }
    }),
  )
})

it('[R60] is the very same state where a try is told that is under way already', () => {
  const message = {
    id: 'm',
    reference: 'R',
    writtenAt: '',
    params: {},
    files: [],
    kept: 'saved',
    older: false,
  } as const
  const outcome = { status: 'notSent', reason: 'queued', message, sendsWhenClosed: false } as const
  const trying = transition(transition(initialState, { kind: 'opened', outcome }), { kind: 'tryStarted' })
  expect(trying).toMatchObject({ status: 'notSent', trying: true })
  expect(transition(trying, { kind: 'tryStarted' })).toBe(trying)
})
