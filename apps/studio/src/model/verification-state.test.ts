import { expect, it } from 'vitest'
import { type KeptTest, maxKeptTests, readKeptTests, withOutcome, withTest } from './verification-state.ts'

const first: KeptTest = { reference: '7F3K-Q2', savedAt: '2026-05-20T12:02:00.120Z', bytes: 1200 }
const second: KeptTest = { reference: '8G4M-R3', savedAt: '2026-05-21T12:02:00.000Z', bytes: 1200 }
const answer = { httpStatus: 200, text: 'OK' }

it('[T1152] the newest test stands first, and no more are kept than are shown', () => {
  expect(withTest([], first)).toEqual([first])
  expect(withTest([first], second)).toEqual([second, first])
  const third = { ...second, reference: '9H5N-S4' }
  expect(withTest([second, first], third)).toEqual([third, second])
  expect(withTest([second, first], third)).toHaveLength(maxKeptTests)
})

it('[T1152] an outcome is kept with its own test alone, with the times of its steps', () => {
  const state = { status: 'accepted', at: '2026-05-20T12:02:00.391Z', reference: first.reference, answer } as const
  const accepted = { ...first, sentAt: '2026-05-20T12:02:00.123Z', endedAt: state.at, outcome: 'accepted' } as const
  expect(withOutcome([second, first], state, accepted.sentAt)).toEqual([second, accepted])
  const arrived = { ...state, status: 'arrived', arrivedAt: '2026-05-20T12:03:00Z' } as const
  expect(withOutcome([accepted], arrived)).toEqual([{ ...accepted, toldAt: arrived.arrivedAt, outcome: 'arrived' }])
  expect(withOutcome([accepted], { status: 'entered' })).toEqual([accepted])
})

it.each<readonly [unknown, readonly KeptTest[]]>([
  ['no list', []],
  [
    [first, second, first],
    [first, second],
  ],
  [[{ ...first, secret: 'sk' }], [first]],
  [[{ ...first, outcome: 'lost' }, second], [second]],
])('[T1152] of %j as it is kept, only tests are read', (input, tests) => {
  expect(readKeptTests(input)).toEqual(tests)
})
