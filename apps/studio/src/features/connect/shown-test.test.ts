import { expect, it } from 'vitest'
import type { KeptTest, VerificationState } from '../../model/verification-state.ts'
import { type RunningTest, shownTest } from './shown-test.ts'

const ok = { httpStatus: 200, text: 'OK' }
const startedAt = '2026-11-21T12:00:00.000Z'
/** Two days before: the clock was set back since. */
const setBack = '2026-11-19T12:00:00.000Z'
const mine: RunningTest = { key: 'k', reference: 'MINE', startedAt, test: { status: 'accepted', ...ok } }
const testOf = (reference: string, outcome?: KeptTest['outcome'], savedAt = startedAt): KeptTest => ({
  reference,
  savedAt,
  bytes: 1,
  ...(outcome && { outcome }),
})
const refusedAt = (reference: string, at: string): VerificationState => ({
  status: 'refused',
  at,
  reference,
  answer: { httpStatus: 412, text: 'No' },
  code: 'provider-refused',
  maybeSent: false,
})
const shown = (state: VerificationState, tests: readonly KeptTest[], running: RunningTest | undefined = mine) =>
  shownTest(running, { kind: 'emailjs', state, tests })
const accepted: VerificationState = { status: 'accepted', at: startedAt, reference: 'MINE', answer: ok }

it('[T1953] the test of this screen is told of until the maker has spoken, and longer where nothing of it was kept', () => {
  expect(shown(accepted, [testOf('MINE', 'accepted')])).toBe(mine)
  const missing: VerificationState = { ...accepted, status: 'missing', missedAt: startedAt }
  expect(shown(missing, [testOf('MINE', 'missing')]).test.status).toBe('missing')
  expect(shown({ status: 'entered' }, [])).toBe(mine)
  expect(shown(refusedAt('OLDER', setBack), [testOf('OLDER', 'refused')])).toBe(mine)
})

it.each([[startedAt.replace('12:', '13:')], [setBack]])(
  '[T1953] [F15] a test of another tab since is told of, by whatever clock: %s',
  (at) => {
    const tests = [testOf('OTHER', 'refused', at), testOf('MINE', 'accepted')]
    expect(shown(refusedAt('OTHER', at), tests)).toMatchObject({ reference: 'OTHER', test: { status: 'refused' } })
    const waiting = [testOf('OTHER', undefined, at), testOf('MINE', 'accepted')]
    expect(shown(accepted, waiting)).toEqual({ reference: 'OTHER', test: { status: 'interrupted' } })
  },
)

it('[T1953] [F80] once a published form’s message proved the account, no test asks any more whether it arrived', () => {
  const proven: VerificationState = { status: 'proven', arrivedAt: setBack }
  expect(shown(proven, [testOf('MINE', 'accepted')]).test).toEqual({ status: 'idle' })
})
