import { describe, expect, it } from 'vitest'
import type { EntryState } from './entry.ts'
import { claimed, dayMs, entryOf, hourMs, nowMs, outcomeOf, sendingEntry, upon } from './transition.test.fixture.ts'
import type { EntryEvent } from './transition.ts'

const waiting = (delayMs: number): EntryState => ({ status: 'waiting', sinceMs: nowMs, retryMs: nowMs + delayMs })

describe('a claim', () => {
  const state: EntryState = { status: 'sending', holder: 'me', hasLock: false, sinceMs: nowMs, leaseMs: 45_000 }

  it('takes what is queued, under the next number', () => {
    const before = entryOf({ fence: 4, attempts: 2 })
    const attempt = { startedMs: nowMs, code: 'interrupted', status: 0, text: '', sent: 'maybe' }
    expect(upon(before, claimed)).toEqual({ ...before, state, fence: 5, attempts: 3, log: [attempt] })
  })

  it.each<[string, EntryState, number, boolean]>([
    ['what waits', waiting(9000), nowMs + 8999, false],
    ['what has waited', waiting(9000), nowMs + 9000, true],
    [
      'what is probed later',
      { status: 'parked', code: 'provider-refused', sinceMs: nowMs, probeMs: nowMs + 9 },
      nowMs,
      false,
    ],
    [
      'what is to be probed',
      { status: 'parked', code: 'provider-refused', sinceMs: nowMs, probeMs: nowMs + 9 },
      nowMs + 9,
      true,
    ],
    ['what needs a person', { status: 'parked', code: 'rejected', sinceMs: nowMs }, nowMs + 400 * dayMs, false],
    ['what is sent', { status: 'sent', sentAt: '' }, nowMs + 400 * dayMs, false],
    [
      'what another holds',
      { status: 'sending', holder: 'you', sinceMs: nowMs, leaseMs: 45_000 },
      nowMs + 44_999,
      false,
    ],
    [
      'what another held too long',
      { status: 'sending', holder: 'you', sinceMs: nowMs, leaseMs: 45_000 },
      nowMs + 45_000,
      true,
    ],
  ])('[L58] is for what is due: %s', (_, from, atMs, isTaken) => {
    expect(upon(entryOf({ state: from }), claimed, atMs)?.state.status === 'sending').toBe(isTaken)
  })

  it('[L57] [F39] doubts what another held', () => {
    const held = sendingEntry()
    const taken = upon(held, { ...claimed, holder: 'you' }, nowMs + 45_000)
    expect(taken).toMatchObject({ doubtful: true, fence: 2, attempts: 2, state: { holder: 'you' } })
    expect(taken?.log.map(({ code, endedMs }) => [code, endedMs])).toEqual([
      ['interrupted', undefined],
      ['interrupted', undefined],
    ])
  })

  it.each([
    ['back a day', -dayMs],
    ['forward a year', 365 * dayMs],
  ])('[L50] [F15] is for what waited before the clock was set %s', (_, jumpMs) => {
    expect(upon(entryOf({ state: waiting(hourMs) }), claimed, nowMs + jumpMs)?.state.status).toBe('sending')
  })

  it.each([
    ['as it waited', 30_000, 30_000],
    ['no more than it was told to wait', hourMs + 365 * dayMs, hourMs],
    ['nothing where the clock was set back', -dayMs, 0],
  ])('[L56] [F15] counts toward the 7 days %s', (_, passedMs, countedMs) => {
    const early = upon(entryOf({ state: waiting(hourMs), waitedMs: 5 }), { kind: 'expedited' }, nowMs + passedMs)
    expect(early?.waitedMs).toBe(5 + countedMs)
    if (passedMs > hourMs)
      expect(upon(entryOf({ state: waiting(hourMs) }), claimed, nowMs + passedMs)?.waitedMs).toBe(countedMs)
  })

  it('[L56] counts the pause that its own answer brought about', () => {
    expect(upon(entryOf({ waitedMs: 5 }), { ...claimed, pausedMs: 60 })?.waitedMs).toBe(65)
  })

  it('[L165] whose page is gone is over, in doubt; the old result does not count, nor does another claim end', () => {
    const held = sendingEntry()
    const abandoned = upon(held, { kind: 'abandoned', holder: 'me' })
    expect(abandoned).toEqual({ ...held, state: { status: 'queued' }, doubtful: true })
    const old: EntryEvent = { kind: 'ended', fence: 1, outcome: outcomeOf('accepted'), chance: 0 }
    const taken = abandoned && upon(abandoned, { ...claimed, holder: 'you' })
    expect([abandoned, taken].map((entry) => entry && upon(entry, old))).toEqual([undefined, undefined])
    expect(taken && upon(taken, { kind: 'abandoned', holder: 'me' })).toBeUndefined()
    expect(upon(entryOf(), { kind: 'abandoned', holder: 'me' })).toBeUndefined()
  })

  it('given back, leaves no trace but its number', () => {
    const before = entryOf({ attempts: 1, fence: 1 })
    const taken = upon(before, claimed)
    expect(taken && upon(taken, { kind: 'released', fence: 2 })).toEqual({ ...before, fence: 2 })
  })
})

describe('a person who asks again', () => {
  it.each<[string, EntryState]>([
    ['waits', waiting(hourMs)],
    ['needs a person', { status: 'parked', code: 'rejected', sinceMs: nowMs }],
    ['is queued', { status: 'queued' }],
  ])('[L59] puts back what %s, with all its patience', (_, state) => {
    const before = entryOf({ state, waits: 9, waitedMs: 9, doubtful: true })
    expect(upon(before, { kind: 'retried' })).toEqual({
      ...before,
      state: { status: 'queued' },
      waits: 0,
      waitedMs: 0,
    })
  })

  it('[L59] replaces what was wrong', () => {
    const correction = { params: { message: 'Corrected' }, context: 'new' }
    const before = entryOf({ state: { status: 'parked', code: 'too-large', sinceMs: nowMs } })
    expect(upon(before, { kind: 'retried', correction })).toMatchObject({ ...correction, state: { status: 'queued' } })
  })

  it.each([
    ['another origin', { origin: 'https://other.example' }, true, true],
    ['another key', { publicKey: 'other' }, true, true],
    ['another template alone', { templateId: 'other' }, true, undefined],
    ['another origin, where no attempt may have arrived', { origin: 'https://other.example' }, false, undefined],
  ])('[L202] notes of %s where the doubt comes from', (_, changes, doubtful, isDoubtElsewhere) => {
    const before = entryOf({ state: { status: 'queued' }, doubtful })
    const correction = { connection: { ...before.connection, ...changes } }
    const moved = upon(before, { kind: 'retried', correction })
    expect([moved?.doubtful, moved?.isDoubtElsewhere]).toEqual([doubtful, isDoubtElsewhere])
    const back = moved && upon(moved, { kind: 'retried', correction: { connection: before.connection } })
    expect(back?.isDoubtElsewhere).toBe(isDoubtElsewhere)
  })

  it('[L59] leaves alone what is on its way, unless it is corrected: then the old result no longer counts', () => {
    const taken = sendingEntry()
    expect(upon(taken, { kind: 'retried' })).toBeUndefined()
    const correction = { params: { message: 'Corrected' } }
    const corrected = upon(taken, { kind: 'retried', correction })
    expect(corrected).toMatchObject({ ...correction, state: { status: 'queued' }, doubtful: true })
    const outcome = outcomeOf('accepted', { sent: 'yes' })
    expect(corrected && upon(corrected, { kind: 'ended', fence: taken.fence, outcome, chance: 0 })).toBeUndefined()
    expect(upon(taken, { kind: 'retried' }, nowMs + 45_000)).toMatchObject({
      state: { status: 'queued' },
      doubtful: true,
    })
  })

  it('[L59] cannot ask for what is sent', () => {
    expect(upon(entryOf({ state: { status: 'sent', sentAt: '' } }), { kind: 'retried' })).toBeUndefined()
  })
})
