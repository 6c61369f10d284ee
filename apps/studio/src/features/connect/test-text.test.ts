import { expect, it } from 'vitest'
import type { KeptTest } from '../../model/verification-state.ts'
import { testBeforeText, testTimes, timesOfState } from './test-text.ts'

const local = (day: number, hour: number, minute: number, second = 0, ms = 0): string =>
  new Date(2026, 4, day, hour, minute, second, ms).toISOString()
const nowMs = Date.parse(local(20, 11, 0))
const test: KeptTest = { reference: '7F3K-Q2', savedAt: local(20, 10, 42, 7, 120), bytes: 1200 }

it('[T1153] each step has its own time: the first by the clock, the others since then while that is short', () => {
  expect(testTimes(test, nowMs)).toEqual({ saved: '10:42:07.120' })
  expect(testTimes({ ...test, sentAt: local(20, 10, 42, 7, 123), endedAt: local(20, 10, 42, 9, 491) }, nowMs)).toEqual({
    saved: '10:42:07.120',
    sent: '+3 ms',
    ended: '+2.3 s',
  })
  expect(testTimes({ ...test, toldAt: local(20, 10, 44) }, nowMs)).toMatchObject({ told: '10:44' })
})

it('[T1153] a time that a set clock put before its beginning is told by the clock', () => {
  expect(testTimes({ ...test, endedAt: local(20, 10, 41) }, nowMs)).toMatchObject({ ended: '10:41' })
})

it('[T1153] of an earlier day the day is said', () => {
  const dayAfterMs = Date.parse(local(21, 9, 0))
  expect(testTimes({ ...test, toldAt: local(20, 18, 20) }, dayAfterMs)).toEqual({
    saved: 'yesterday 10:42',
    told: 'yesterday 18:20',
  })
})

it('[T1153] a test whose course was not kept has the times that its state holds', () => {
  const last = { at: local(20, 10, 42), reference: '7F3K-Q2', answer: { httpStatus: 200, text: 'OK' } }
  expect(timesOfState({ status: 'entered' })).toEqual({})
  expect(testTimes(timesOfState({ status: 'arrived', arrivedAt: local(20, 10, 44), ...last }), nowMs)).toEqual({
    ended: '10:42',
    told: '10:44',
  })
})

it.each<readonly [KeptTest['outcome'], string]>([
  ['arrived', 'Before: yesterday 18:20, arrived'],
  ['missing', 'Before: yesterday 18:20, did not arrive'],
  ['accepted', 'Before: yesterday 18:20, accepted'],
  ['unclear', 'Before: yesterday 18:20, perhaps accepted'],
  ['refused', 'Before: yesterday 18:20, not accepted'],
  ['unanswered', 'Before: yesterday 18:20, no answer'],
  [undefined, 'Before: yesterday 18:20, no answer known'],
])('[T1154] the test before this one, which was %s, has one line', (outcome, words) => {
  const before = { ...test, savedAt: local(19, 18, 20) }
  expect(testBeforeText(outcome === undefined ? before : { ...before, outcome }, nowMs)).toBe(words)
})
