import { nextWaitMs, type RetrySchedule } from '../schedule.ts'
import type { BlockCause } from './smtp-verdict.ts'

/** A service that sends nothing until it works again, which one mail at a time finds out. */
export interface Pause {
  readonly cause: BlockCause
  /** One sentence for a person. */
  readonly alarm: string
  readonly sinceMs: number
  /** When the next mail tries its luck. */
  readonly untilMs: number
  /** How often in a row the service was found blocked. */
  readonly blocks: number
  /** True while that mail is on its way. */
  readonly probing: boolean
}

/** The paused services, by id. */
export type Pauses = ReadonlyMap<string, Pause>

/** What the pauses are told of. */
export type PauseEvent =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'blocked'; readonly cause: BlockCause; readonly alarm: string; readonly nowMs: number }
  /** A mail was judged; `isPutOff` where nobody got it and the server may take it later. */
  | { readonly kind: 'answered'; readonly isPutOff: boolean }
  | { readonly kind: 'released' }

/** The next state after an event of one service. Probes follow the schedule's waits, but never come to an end. */
export function changePauses(pauses: Pauses, serviceId: string, event: PauseEvent, schedule: RetrySchedule): Pauses {
  const pause = pauses.get(serviceId)
  switch (event.kind) {
    case 'claimed':
      return pause === undefined ? pauses : new Map(pauses).set(serviceId, { ...pause, probing: true })
    case 'released':
      return pause === undefined ? pauses : new Map(pauses).set(serviceId, { ...pause, probing: false })
    case 'blocked': {
      // Mails that were on their way together hit the same wall; only the probe says something new.
      if (pause !== undefined && !pause.probing) return pauses
      const { cause, alarm, nowMs } = event
      const blocks = (pause?.blocks ?? 0) + 1
      // A server that puts off every mail may take the next one: none is held back, they go one at a time.
      const waitMs =
        cause === 'stuck'
          ? 0
          : (nextWaitMs(blocks, { ...schedule, giveUpAfterMs: Number.POSITIVE_INFINITY }, () => 0.5) ?? 0)
      const sinceMs = pause?.sinceMs ?? nowMs
      return new Map(pauses).set(serviceId, { cause, alarm, sinceMs, untilMs: nowMs + waitMs, blocks, probing: false })
    }
    case 'answered': {
      if (pause === undefined) return pauses
      if (pause.cause === 'stuck' && event.isPutOff) return new Map(pauses).set(serviceId, { ...pause, probing: false })
      const rest = new Map(pauses)
      rest.delete(serviceId)
      return rest
    }
  }
}

/**
 * The pauses when each may be tried now: after the clock was set back, since their times may be far away by the new one,
 * and when a person asks for it.
 */
export function endPauseWaits(pauses: Pauses, nowMs: number): Pauses {
  return new Map([...pauses].map(([id, pause]) => [id, { ...pause, untilMs: Math.min(pause.untilMs, nowMs) }]))
}

/** The services to leave alone now. */
export function pausedServices(pauses: Pauses, nowMs: number): readonly string[] {
  return [...pauses].filter(([, pause]) => pause.probing || pause.untilMs > nowMs).map(([id]) => id)
}

/** When the first of the services left alone now may be tried again; infinite when none is waiting for that. */
export function nextProbeMs(pauses: Pauses, nowMs: number): number {
  const waiting = [...pauses.values()].filter((pause) => !pause.probing && pause.untilMs > nowMs)
  return Math.min(Number.POSITIVE_INFINITY, ...waiting.map((pause) => pause.untilMs))
}
