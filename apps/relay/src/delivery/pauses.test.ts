import { describe, expect, it } from 'vitest'
import {
  changePauses,
  endPauseWaits,
  nextProbeMs,
  type PauseEvent,
  pausedServices,
  type ServicePauses,
} from './pauses.ts'
import type { RetrySchedule } from './schedule.ts'

const schedule: RetrySchedule = { firstMs: [10, 20], thenEveryMs: 40, giveUpAfterMs: 50, jitter: 0.5 }
const none: ServicePauses = new Map()
const blocked = (nowMs: number): PauseEvent => ({ kind: 'blocked', cause: 'login', alarm: 'No', nowMs })

/** The pauses of one service. */
const pausesAfter = (...events: readonly PauseEvent[]): ServicePauses =>
  events.reduce<ServicePauses>((pauses, event) => changePauses(pauses, 'a', event, schedule), none)
const answered: PauseEvent = { kind: 'answered', isPutOff: false }
const claimed: PauseEvent = { kind: 'claimed' }

describe('the pause of a service', () => {
  it('[S225] waits longer after each probe, as the schedule says, and comes to no end', () => {
    const waits: number[] = []
    let pauses = pausesAfter(blocked(0))
    for (let probes = 0; probes < 6; probes += 1) {
      const { untilMs = 0, sinceMs, blocks } = pauses.get('a') ?? {}
      expect({ sinceMs, blocks }).toEqual({ sinceMs: 0, blocks: probes + 1 })
      waits.push(untilMs)
      pauses = changePauses(changePauses(pauses, 'a', claimed, schedule), 'a', blocked(0), schedule)
    }
    expect(waits).toEqual([10, 20, 40, 40, 40, 40])
  })

  it('[S225] is made no longer by mails that were on their way when it began', () => {
    const pauses = pausesAfter(blocked(0))
    expect(changePauses(pauses, 'a', blocked(5), schedule)).toBe(pauses)
  })

  it('[S345] lets one mail try, and no other beside it', () => {
    const pauses = pausesAfter(blocked(0))
    expect([9, 10].map((nowMs) => pausedServices(pauses, nowMs))).toEqual([['a'], []])
    expect(pausedServices(pausesAfter(blocked(0), claimed), 10)).toEqual(['a'])
    expect(nextProbeMs(pauses, 9)).toBe(10)
    expect(nextProbeMs(pauses, 10)).toBe(Number.POSITIVE_INFINITY)
  })

  it('[S345] lets the next mail try where that one was given back', () => {
    expect(pausedServices(pausesAfter(blocked(0), claimed, { kind: 'released' }), 10)).toEqual([])
  })

  it('[S225] ends with the first answer, and is none where nothing is blocked', () => {
    expect(pausesAfter(blocked(0), claimed, answered).size).toBe(0)
    for (const event of [claimed, { kind: 'released' } as const, answered]) {
      expect(changePauses(none, 'a', event, schedule)).toBe(none)
    }
  })

  it('[S281] [S346] can be tried at once after the clock was set back, or where a person asks', () => {
    const pauses = pausesAfter(blocked(1000))
    expect(pausedServices(endPauseWaits(pauses, 5), 5)).toEqual([])
    expect(endPauseWaits(pauses, 2000).get('a')?.untilMs).toBe(1010)
  })
})
