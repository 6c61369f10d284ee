import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from './default-policy.ts'
import { dispositions } from './disposition.ts'
import type { Entry, EntryState } from './entry.ts'
import { createEntry } from './entry.ts'
import { submission } from './outbox.test.fixture.ts'
import type { AttemptCode, AttemptOutcome } from './outcome.ts'
import { type EntryEvent, transitionEntry } from './transition.ts'

const nowMs = Date.UTC(2026, 10, 21, 13, 2)
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const { probeMs, giveUpMs } = defaultPolicy
const claimed: EntryEvent = { kind: 'claimed', holder: 'me', hasLock: false, leaseMs: 45_000, pausedMs: 0 }

function entryOf(changes: Partial<Entry> = {}): Entry {
  return { ...createEntry(submission('one')), order: 1, keeping: 'strict', ...changes }
}

const upon = (entry: Entry, event: EntryEvent, atMs = nowMs): Entry | undefined =>
  transitionEntry(entry, event, defaultPolicy, atMs)

function sendingEntry(changes: Partial<Entry> = {}): Entry {
  const taken = upon(entryOf(changes), claimed)
  if (!taken) throw new Error('It cannot be claimed.')
  return taken
}

const outcomeOf = (code: AttemptCode, changes: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  code,
  status: 0,
  text: '',
  sent: 'no',
  ...changes,
})

/** Returns an entry after an attempt that ended after 1 s, with the longest wait that chance allows. */
function endedBy(outcome: AttemptOutcome, changes: Partial<Entry> = {}): Entry | undefined {
  const taken = sendingEntry(changes)
  return upon(taken, { kind: 'ended', fence: taken.fence, outcome, chance: 0.999_999 }, nowMs + 1000)
}

const waiting = (delayMs: number): EntryState => ({ status: 'waiting', sinceMs: nowMs, retryMs: nowMs + delayMs })
const endMs = nowMs + 1000
const parked = (code: AttemptCode): EntryState => ({ status: 'parked', code, sinceMs: endMs })
const probed = (code: AttemptCode): EntryState => ({ status: 'parked', code, sinceMs: endMs, probeMs: endMs + probeMs })
const waits = (delayMs: number): EntryState => ({ status: 'waiting', sinceMs: endMs, retryMs: endMs + delayMs })

describe('what comes after an attempt', () => {
  const queued: EntryState = { status: 'queued' }
  it.each<[AttemptCode, EntryState]>([
    ['network', queued],
    ['timeout', queued],
    ['rate-limited', queued],
    ['aborted', queued],
    ['interrupted', queued],
    ['provider-failed', waits(1999)],
    ['unknown', waits(1999)],
    ['unclear-answer', waits(1999)],
    ['provider-refused', probed('provider-refused')],
    ['rejected', parked('rejected')],
    ['challenge', parked('challenge')],
    ['too-large', parked('too-large')],
    ['blocked', parked('blocked')],
    ['headless', parked('headless')],
    ['bad-arguments', parked('bad-arguments')],
    ['missing-public-key', parked('missing-public-key')],
    ['missing-service-id', parked('missing-service-id')],
    ['missing-template-id', parked('missing-template-id')],
  ])('[L53] keeps the message after %s', (code, state) => {
    expect(endedBy(outcomeOf(code))).toMatchObject({ state, params: { message: 'Hello from one' } })
  })

  it('[L53] has a row for every code', () => {
    expect(Object.keys(dispositions)).toHaveLength(19)
  })

  it('[L47] leaves a receipt where it was accepted, and only there', () => {
    const accepted = endedBy(outcomeOf('accepted', { status: 200, text: 'OK', sent: 'yes' }), {
      context: 'mine',
      files: [],
    })
    expect(accepted).toMatchObject({
      params: {},
      state: { status: 'sent' },
      log: [{ startedMs: nowMs, endedMs: endMs, code: 'accepted', status: 200, text: 'OK', sent: 'yes' }],
    })
    expect(Object.keys(accepted ?? {})).not.toContain('context')
    expect(Object.keys(accepted ?? {})).not.toContain('files')
  })

  it('[L54] doubles what a wait is drawn from, from 2 s to 1 h', () => {
    const longest = [0, 1, 2, 10, 11, 300].map(
      (count) => endedBy(outcomeOf('provider-failed'), { waits: count })?.state,
    )
    expect(longest).toEqual([1999, 3999, 7999, 2_047_997, 3_599_996, 3_599_996].map((ms) => waits(ms)))
  })

  it('[L54] honours Retry-After of a server that failed, up to a day', () => {
    expect(endedBy(outcomeOf('provider-failed', { retryAfterMs: 120_000 }))?.state).toEqual(waits(120_000))
    expect(endedBy(outcomeOf('provider-failed', { retryAfterMs: 400 * dayMs }))?.state).toEqual(waits(dayMs))
  })

  it('[L55] tries an unclear answer three times again soon, then probes slowly [F42]', () => {
    const states = [2, 3].map((count) => endedBy(outcomeOf('unclear-answer'), { waits: count })?.state)
    expect(states).toEqual([waits(7999), probed('unclear-answer')])
  })

  it.each(['provider-failed', 'unknown', 'unclear-answer', 'rate-limited'] as const)(
    '[L56] asks for a person after 7 days of %s',
    (code) => {
      expect(endedBy(outcomeOf(code), { waitedMs: giveUpMs })?.state).toEqual(probed(code))
      expect(endedBy(outcomeOf(code), { waitedMs: giveUpMs - 1 })?.state).not.toEqual(probed(code))
    },
  )

  it.each(['network', 'timeout'] as const)('[L56] [F41] never gives up because of %s', (code) => {
    expect(endedBy(outcomeOf(code), { waitedMs: giveUpMs })?.state).toEqual(queued)
  })

  it.each([
    ['no', false],
    ['maybe', true],
  ] as const)('[L57] doubts it where it was perhaps sent: %s', (sent, doubtful) => {
    expect(endedBy(outcomeOf('provider-failed', { sent }))?.doubtful).toBe(doubtful)
    expect(endedBy(outcomeOf('provider-failed', { sent }), { doubtful: true })?.doubtful).toBe(true)
  })

  it('keeps the last 20 attempts', () => {
    const attempt = { startedMs: 1, code: 'network', status: 0, text: '', sent: 'no' } as const
    const log = Array.from({ length: 20 }, () => attempt)
    const kept = sendingEntry({ log }).log
    expect(kept).toHaveLength(20)
    expect(kept.at(-1)).toEqual({ startedMs: nowMs, code: 'interrupted', status: 0, text: '', sent: 'maybe' })
  })
})

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

describe('whatever happens', () => {
  const codes = Object.keys(dispositions).filter((code) => code !== 'accepted')
  const outcome = fc.record({
    code: fc.constantFrom(...codes, 'accepted'),
    sent: fc.constantFrom('no' as const, 'maybe' as const),
    retryAfterMs: fc.option(fc.integer({ min: 0, max: 400 * dayMs }), { nil: undefined }),
  })
  const step = fc.record({
    jumpMs: fc.oneof(fc.integer({ min: 0, max: dayMs }), fc.integer({ min: -400 * dayMs, max: 400 * dayMs })),
    stale: fc.boolean(),
    chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    kind: fc.constantFrom(
      'claimed' as const,
      'claimed' as const,
      'ended' as const,
      'released' as const,
      'expedited' as const,
      'abandoned' as const,
      'retried' as const,
    ),
    outcome,
  })

  it('[L60] [F15] [F41] keeps the message until an accepted attempt under the valid number, and marks every doubt', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let entry = entryOf()
        let atMs = nowMs
        let mayHaveArrived = false
        let running = 0
        for (const { jumpMs, stale, chance, kind, outcome: made } of steps) {
          atMs = Math.max(0, atMs + jumpMs)
          const fence = stale ? entry.fence - 1 : entry.fence
          const code = Object.keys(dispositions).find((one): one is AttemptCode => one === made.code) ?? 'unknown'
          const events: Record<typeof kind, EntryEvent> = {
            claimed,
            ended: { kind: 'ended', fence, chance, outcome: { ...outcomeOf(code), ...made, code } },
            released: { kind: 'released', fence },
            expedited: { kind: 'expedited' },
            abandoned: { kind: 'abandoned', holder: stale ? 'you' : 'me' },
            retried: { kind: 'retried' },
          }
          const before = entry
          const next = upon(entry, events[kind], atMs)
          if (!next) continue
          entry = next
          if (before.state.status === 'sending' && entry.state.status !== 'sent' && kind !== 'released')
            mayHaveArrived ||= kind !== 'ended' || made.sent !== 'no'
          if (kind === 'claimed') running++
          if (kind === 'released') running--
          expect(['ended', 'released', 'abandoned'].includes(kind) && stale).toBe(false)
          expect(entry.fence).toBe(before.fence + (kind === 'claimed' ? 1 : 0))
          expect(entry.attempts).toBe(running)
          expect(entry.doubtful).toBe(mayHaveArrived)
          if (entry.state.status === 'sent') {
            expect([kind, code, before.state.status]).toEqual(['ended', 'accepted', 'sending'])
            return
          }
          expect(entry.params).toEqual({ message: 'Hello from one' })
          if (entry.state.status === 'waiting') expect(entry.state.retryMs - atMs).toBeLessThanOrEqual(dayMs)
        }
      }),
    )
  })
})
