import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compileForm } from '../compile.ts'
import { parseForm } from '../schema/parse.ts'
import type { FormEvent } from './event.ts'
import type { Failure } from './failure.ts'
import type { FormState, NeedsPerson, NotSent, Receipt } from './state.ts'
import { initialState, transition } from './transition.ts'

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
const receipt: Receipt = { id: 'id', reference: 'ID', writtenAt: 'w', sentAt: 's', repeated: false }
const notSent: NotSent = { status: 'notSent', reason: 'silent', failure }
const needsPerson: NeedsPerson = { status: 'needsPerson', reason: 'refused', failure }

const states = {
  filling: initialState,
  problems: { status: 'problems', issues: [], round: 1 },
  sending: { status: 'sending', spinner: false },
  stillSending: { status: 'stillSending' },
  notSent,
  needsPerson,
  sent: { status: 'sent', receipt },
} as const satisfies Record<string, FormState>

const events = {
  problemsFound: { kind: 'problemsFound', issues: [] },
  problemsChanged: { kind: 'problemsChanged', issues: [] },
  sendStarted: { kind: 'sendStarted' },
  spinnerDue: { kind: 'spinnerDue' },
  waitedLong: { kind: 'waitedLong' },
  accepted: { kind: 'accepted', receipt },
  failed: { kind: 'failed', outcome: notSent },
  cancelled: { kind: 'cancelled' },
  anotherStarted: { kind: 'anotherStarted' },
} as const satisfies Record<FormEvent['kind'], FormEvent>

const found: FormState = { status: 'problems', issues: [], round: 1 }
const started: FormState = { status: 'sending', spinner: false }

/** Every cell that is not here leaves the very same state. */
const moves: Partial<Record<keyof typeof states, Partial<Record<FormEvent['kind'], FormState>>>> = {
  filling: { problemsFound: found, sendStarted: started },
  problems: { problemsFound: { ...found, round: 2 }, problemsChanged: initialState, sendStarted: started },
  sending: {
    spinnerDue: { status: 'sending', spinner: true },
    waitedLong: { status: 'stillSending' },
    accepted: states.sent,
    failed: notSent,
    cancelled: initialState,
  },
  stillSending: { accepted: states.sent, failed: notSent, cancelled: initialState },
  notSent: { problemsFound: found, sendStarted: started },
  needsPerson: { problemsFound: found, sendStarted: started },
  sent: { anotherStarted: { status: 'filling', again: true } },
}

const cells = Object.entries(states).flatMap(([name, state]) =>
  Object.values(events).map((event) => ({ name, state, event })),
)

it.each(cells)('[R60] goes from $name by $event.kind where the table says', ({ state, event }) => {
  const expected = moves[state.status]?.[event.kind]
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

it('[R61] is sent only by an acceptance during an attempt', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(events)), { maxLength: 40 }), (story) => {
      let state: FormState = initialState
      for (const event of story) {
        const before = state
        state = transition(state, event)
        if (state.status !== 'sent' || before.status === 'sent') continue
        expect(event.kind).toBe('accepted')
        expect(['sending', 'stillSending']).toContain(before.status)
      }
    }),
  )
})
