import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { Send } from '../outbox/outbox.ts'
import {
  type AccidentName,
  accidentNames,
  accidentOf,
  createRandomFaults,
  usualWeights,
} from './create-random-faults.ts'
import { handTimer, outcomeOf, outgoingTo } from './faults.test.fixture.ts'

const signal = new AbortController().signal
const origin = 'https://provider.example'
const accepting: Send = async () => ({ status: 200, text: 'OK' })

/** Makes one attempt to which a given accident happens, of a message by which the provider gets it or not. */
async function meet(name: AccidentName, id = 'one') {
  const send = vi.fn(accepting)
  const timer = handTimer()
  const faults = createRandomFaults({ seed: 1, weights: { [name]: 1 }, ...timer })
  const sending = outcomeOf(faults.send(send)(outgoingTo(origin, id), { signal }))
  timer.runOut()
  return { outcome: await sending, arrived: send.mock.calls.length === 1, accident: faults.accident(id, 1) }
}

const networkError = {
  code: 'network',
  status: 0,
  text: 'Network Error',
  sent: 'maybe',
  hint: 'Check the allowed origins',
}

it('[L130] the same seed does the same to the same attempts, in whatever order they are made', () => {
  const attempts = fc.array(fc.tuple(fc.string(), fc.integer({ min: 1, max: 50 })), { maxLength: 20 })
  fc.assert(
    fc.property(fc.integer(), attempts, (seed, made) => {
      const [one, other] = [createRandomFaults({ seed }), createRandomFaults({ seed })]
      const forwards = made.map(([id, attempt]) => one.accident(id, attempt))
      const backwards = made.toReversed().map(([id, attempt]) => other.accident(id, attempt))
      expect(backwards.toReversed()).toEqual(forwards)
    }),
  )
})

it('[L130] another seed does something else', () => {
  const course = (seed: number) => Array.from({ length: 50 }, (_, index) => accidentOf(seed, 'm', index, usualWeights))
  expect(course(1)).not.toEqual(course(2))
})

it('[L131] each accident happens as often as its weight says, and none of weight 0', () => {
  const counts = new Map<AccidentName, number>()
  const weights = { none: 2, reset: 1, delay: 1, unclear: 0 }
  for (let index = 0; index < 4000; index += 1) {
    const { name } = accidentOf(7, `message ${index}`, 1, weights)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual(['delay', 'none', 'reset'])
  const shares = (['none', 'delay', 'reset'] as const).map((name) => Math.round((counts.get(name) ?? 0) / 200) / 20)
  expect(shares).toEqual([0.5, 0.25, 0.25])
})

it('[L131] weights of which none counts are refused', () => {
  expect(() => accidentOf(1, 'm', 1, { none: 0 })).toThrow(RangeError)
})

it.each([
  ['none', true, { status: 200, text: 'OK' }],
  ['delay', true, { status: 200, text: 'OK' }],
  ['drop-before', false, networkError],
  ['drop-after', true, networkError],
  ['unclear', false, { status: 200, text: '<!doctype html><title>Welcome to the guest network</title>' }],
] as const)('[L132] %s reaches the provider: %s', async (name, arrived, outcome) => {
  const met = await meet(name)
  expect([met.arrived, met.outcome]).toEqual([arrived, outcome])
})

it('[L132] a connection that breaks in the middle, or a provider that fails, may have got the message', async () => {
  for (const name of ['reset', 'failure'] as const) {
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => meet(name, `message ${index}`)))
    expect(new Set(all.map(({ arrived }) => arrived))).toEqual(new Set([true, false]))
    expect(all.every(({ arrived, accident }) => arrived === accident.arrives)).toBe(true)
    expect(all.every(({ outcome }) => 'sent' in outcome && outcome.sent === 'maybe')).toBe(true)
  }
})

it('[L132] a refusal is one of the provider’s: the account, the template or the rate', async () => {
  const all = await Promise.all(Array.from({ length: 60 }, (_, index) => meet('refusal', `message ${index}`)))
  const codes = all.map(({ outcome }) => ('code' in outcome ? `${outcome.code}` : ''))
  expect(new Set(codes)).toEqual(new Set(['provider-refused', 'rejected', 'rate-limited']))
  expect(all.some(({ arrived }) => arrived)).toBe(false)
})

it('[L133] from `calmFrom` on every attempt goes well', async () => {
  const faults = createRandomFaults({ seed: 3, weights: { 'drop-before': 1 }, calmFrom: 3 })
  const send = faults.send(accepting)
  const outcomes = [1, 2, 3, 4].map((attempt) => outcomeOf(send(outgoingTo(origin, 'one', attempt), { signal })))
  const yes = { status: 200, text: 'OK' }
  expect(await Promise.all(outcomes)).toEqual([networkError, networkError, yes, yes])
})

it.each(accidentNames)('[L134] an attempt that was given up before %s ends as that', async (name) => {
  const send = vi.fn(accepting)
  const faults = createRandomFaults({ seed: 1, weights: { [name]: 1 } })
  const sending = faults.send(send)(outgoingTo(origin), { signal: AbortSignal.abort() })
  expect(await outcomeOf(sending)).toEqual({ code: 'aborted', status: 0, text: 'Aborted', sent: 'no' })
  expect(send).not.toHaveBeenCalled()
})
