import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from './default-policy.ts'
import { dispositions } from './disposition.ts'
import type { Entry, EntryState } from './entry.ts'
import type { AttemptCode, AttemptOutcome } from './outcome.ts'
import { claimed, dayMs, entryOf, nowMs, outcomeOf, sendingEntry, upon } from './transition.test.fixture.ts'
import type { EntryEvent } from './transition.ts'

const { probeMs, giveUpMs } = defaultPolicy

/** Returns an entry after an attempt that ended after 1 s, with the longest wait that chance allows. */
function endedBy(outcome: AttemptOutcome, changes: Partial<Entry> = {}): Entry | undefined {
  const taken = sendingEntry(changes)
  return upon(taken, { kind: 'ended', fence: taken.fence, outcome, chance: 0.999_999 }, nowMs + 1000)
}
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
      state: { status: 'sent' },
      log: [{ startedMs: nowMs, endedMs: endMs, code: 'accepted', status: 200, text: 'OK', sent: 'yes' }],
    })
    expect(accepted?.params).toEqual({})
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
