import type { BlockCause } from './mail/smtp-verdict.ts'
import { nextWaitMs, type RetrySchedule } from './schedule.ts'

/** A service that sends nothing until it works again; one message at a time probes it. */
export interface ServicePause {
  readonly cause: BlockCause
  /** One sentence for a person. */
  readonly alarm: string
  readonly sinceMs: number
  /** The time of the next probe. */
  readonly untilMs: number
  /** The number of times in a row that the service was found blocked. */
  readonly blocks: number
  /** True while a probe is in flight. */
  readonly isProbing: boolean
}

/** The paused services, by id. */
export type ServicePauses = ReadonlyMap<string, ServicePause>

/** An event of one service. */
export type PauseEvent =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'blocked'; readonly cause: BlockCause; readonly alarm: string; readonly nowMs: number }
  /** The server answered about a mail; `isPutOff` where no recipient got it and a later try may succeed. */
  | { readonly kind: 'answered'; readonly isPutOff: boolean }
  | { readonly kind: 'released' }

/** The next state after an event of one service. Probes follow the schedule's waits, but never come to an end. */
export function changePauses(
  pauses: ServicePauses,
  serviceId: string,
  event: PauseEvent,
  schedule: RetrySchedule,
): ServicePauses {
  const pause = pauses.get(serviceId)
  switch (event.kind) {
    case 'claimed':
      return pause === undefined ? pauses : new Map(pauses).set(serviceId, { ...pause, isProbing: true })
    case 'released':
      return pause === undefined ? pauses : new Map(pauses).set(serviceId, { ...pause, isProbing: false })
    case 'blocked': {
      // Messages that were in flight together fail for the same cause; only a probe tells something new.
      if (pause !== undefined && !pause.isProbing) return pauses
      const { cause, alarm, nowMs } = event
      const blocks = (pause?.blocks ?? 0) + 1
      // A server that defers every mail may take the next one: none is held back, they go one at a time.
      const waitMs =
        cause === 'stuck'
          ? 0
          : (nextWaitMs(blocks, { ...schedule, giveUpAfterMs: Number.POSITIVE_INFINITY }, () => 0.5) ?? 0)
      const sinceMs = pause?.sinceMs ?? nowMs
      return new Map(pauses).set(serviceId, {
        cause,
        alarm,
        sinceMs,
        untilMs: nowMs + waitMs,
        blocks,
        isProbing: false,
      })
    }
    case 'answered': {
      if (pause === undefined) return pauses
      if (pause.cause === 'stuck' && event.isPutOff)
        return new Map(pauses).set(serviceId, { ...pause, isProbing: false })
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
export function endPauseWaits(pauses: ServicePauses, nowMs: number): ServicePauses {
  return new Map([...pauses].map(([id, pause]) => [id, { ...pause, untilMs: Math.min(pause.untilMs, nowMs) }]))
}

/** The services to leave alone now. */
export function pausedServices(pauses: ServicePauses, nowMs: number): readonly string[] {
  return [...pauses].filter(([, pause]) => pause.isProbing || pause.untilMs > nowMs).map(([id]) => id)
}

/** When the first of the services left alone now may be tried again; infinite when none is waiting for that. */
export function nextProbeMs(pauses: ServicePauses, nowMs: number): number {
  const waiting = [...pauses.values()].filter((pause) => !pause.isProbing && pause.untilMs > nowMs)
  return Math.min(Number.POSITIVE_INFINITY, ...waiting.map((pause) => pause.untilMs))
}
