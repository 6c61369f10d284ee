import { type AttemptOptions, type AttemptResult, attemptDelivery } from './mail/attempt.ts'
import { type Clock, systemClock } from './mail/clock.ts'
import {
  changePauses,
  endPauseWaits,
  nextProbeMs,
  type Pause,
  type PauseEvent,
  type Pauses,
  pausedServices,
} from './mail/pauses.ts'
import { defaultSchedule, longestWaitMs } from './schedule.ts'
import type { Claim, DeliveryOutcome, MessageStore } from './store/port.ts'

/** What the sender works with. */
export interface SenderOptions extends Omit<AttemptOptions, 'clock'> {
  readonly messages: MessageStore
  readonly clock?: Clock
  /** Conversations at once. */
  readonly concurrency?: number
  /** How long a claim holds, in milliseconds; longer than any conversation. */
  readonly leaseMs?: number
  /** How long a stop lets conversations go on before it ends them, in milliseconds. */
  readonly graceMs?: number
}

/** The loop that empties the queue: claim, compose, SMTP, record. */
export interface Sender {
  /** Begins; does nothing when it runs already. */
  start(): void
  /** Takes nothing more, finishes what is in hand or gives it back, then resolves. Later calls share the promise. */
  stop(): Promise<void>
  /** Says that a message may be due. */
  wake(): void
  /** Tries what is due now also for services that are paused. */
  expedite(): void
  /** The services that send nothing until their server is back or a person acts, by id. */
  pauses(): Pauses
}

const defaultConcurrency = 4
export const defaultLeaseMs: number = 5 * 60_000
const defaultGraceMs = 5000
/** The longest nap: a clock that was set back must not keep mail waiting for long. */
const longestNapMs = 60_000
/** How long to leave a store alone that could not be read or written. */
const troubleMs = 1000

/** Makes a sender; it does nothing before `start`. */
export function createSender(options: SenderOptions): Sender {
  const { messages, log, schedule = defaultSchedule, clock = systemClock } = options
  const { concurrency = defaultConcurrency, leaseMs = defaultLeaseMs, graceMs = defaultGraceMs } = options
  const inHand = new Map<Claim, Promise<void>>()
  let pauses: Pauses = new Map()
  let seenMs: number | undefined
  let nap = new AbortController()
  let stopping = false
  let running: Promise<void> | undefined
  let stopped: Promise<void> | undefined
  let handsOff = new AbortController()

  const wake = () => nap.abort()

  async function run(): Promise<void> {
    while (!stopping) {
      // A new nap first: whoever wakes us while we look at the queue ends the nap that follows.
      nap = new AbortController()
      const napMs = takeWhatIsDue()
      await clock.sleep(napMs, nap.signal)
    }
    await Promise.all(inHand.values())
  }

  /** @returns how long nothing will be due, in milliseconds. */
  function takeWhatIsDue(): number {
    try {
      followClock(clock.nowMs())
      while (inHand.size < concurrency) {
        const claim = messages.claim(clock.nowMs(), leaseMs, pausedServices(pauses, clock.nowMs()))
        if (claim === undefined) break
        hold(claim)
      }
      return inHand.size < concurrency ? untilDueMs() : longestNapMs
    } catch (error) {
      log.error({ event: 'queue-unreadable', err: error }, 'The queue could not be read; trying again')
      return troubleMs
    }
  }

  /** The queue is looked at with every nap, so a clock that went back, or on by more than naps, was set or had slept. */
  function followClock(nowMs: number): void {
    const setBack = seenMs === undefined || nowMs < seenMs
    const setOn = seenMs !== undefined && nowMs - seenMs > 2 * longestNapMs
    if (setBack) {
      messages.bringForward(nowMs, longestWaitMs(schedule))
      pauses = endPauseWaits(pauses, nowMs)
    }
    // What is in hand is held by us whatever the clock says: no lease of the living ends by a jump.
    if (setBack || setOn) for (const claim of inHand.keys()) messages.renew(claim, nowMs + leaseMs)
    seenMs = nowMs
  }

  function untilDueMs(): number {
    const now = clock.nowMs()
    const due = messages.nextDueMs(pausedServices(pauses, now)) ?? Number.POSITIVE_INFINITY
    const next = Math.min(due, nextProbeMs(pauses, now))
    return Math.min(Math.max(next - now, 0), longestNapMs)
  }

  function hold(claim: Claim): void {
    notePause(claim, { kind: 'claimed' })
    const work = turn(claim).finally(() => {
      inHand.delete(claim)
      wake()
    })
    inHand.set(claim, work)
  }

  async function turn(claim: Claim): Promise<void> {
    const result = await attempt(claim)
    if (result.kind === 'blocked') return record(claim, pause(claim, result))
    notePause(claim, pauseEventOf(result, clock.nowMs()))
    await record(claim, result.outcome)
  }

  /** A fault of ours must not cost a mail: it is tried again, and the log says why. */
  async function attempt(claim: Claim): Promise<AttemptResult> {
    try {
      return await attemptDelivery(claim, { ...options, clock }, handsOff.signal)
    } catch (error) {
      log.error({ event: 'attempt-broke', message: claim.message.id, err: error }, 'An attempt broke')
      const words = error instanceof Error ? error.message : String(error)
      return { kind: 'untried', outcome: postponed(`The relay could not try: ${words}`, clock.nowMs() + leaseMs) }
    }
  }

  function pause(
    claim: Claim,
    { cause, alarm }: Extract<AttemptResult, { readonly kind: 'blocked' }>,
  ): DeliveryOutcome {
    const nowMs = clock.nowMs()
    notePause(claim, { kind: 'blocked', cause, alarm, nowMs })
    const untilMs = pauses.get(claim.message.serviceId)?.untilMs ?? nowMs
    return postponed(alarm, untilMs)
  }

  function notePause({ message: { serviceId } }: Claim, event: PauseEvent): void {
    const before = pauses.get(serviceId)
    pauses = changePauses(pauses, serviceId, event, schedule)
    sayPause(serviceId, before, pauses.get(serviceId))
  }

  /** One alarm when a service stops or stops for another cause, one line when it works again. */
  function sayPause(service: string, before: Pause | undefined, after: Pause | undefined): void {
    if (after !== undefined && before?.cause !== after.cause) {
      log.error({ event: 'service-paused', service, cause: after.cause }, after.alarm)
    }
    if (before !== undefined && after === undefined)
      log.info({ event: 'service-resumed', service }, 'Mail goes out again')
  }

  /** What the server took must not be forgotten for a full disk: writing is tried until it is done or we stop. */
  async function record(claim: Claim, outcome: DeliveryOutcome): Promise<void> {
    const facts = { message: claim.message.id, submission: claim.message.submissionId, outcome: outcome.kind }
    for (;;) {
      try {
        if (messages.record(claim, outcome)) log.info({ event: 'recorded', ...facts }, 'Recorded an attempt')
        else log.warn({ event: 'claim-stale', ...facts }, 'Another holder has this message; nothing written')
        return
      } catch (error) {
        log.error({ event: 'record-failed', ...facts, err: error }, 'An attempt could not be recorded; trying again')
        if (handsOff.signal.aborted) return
        await clock.sleep(troubleMs, handsOff.signal)
      }
    }
  }

  async function end(work: Promise<void>): Promise<void> {
    stopping = true
    wake()
    const done = new AbortController()
    const grace = clock.sleep(graceMs, done.signal).then(() => handsOff.abort())
    await work
    done.abort()
    await grace
    running = undefined
  }

  return {
    start: () => {
      if (running !== undefined) return
      stopping = false
      stopped = undefined
      handsOff = new AbortController()
      running = run()
    },
    stop: () => (stopped ??= running === undefined ? Promise.resolve() : end(running)),
    wake,
    expedite: () => {
      pauses = endPauseWaits(pauses, clock.nowMs())
      wake()
    },
    pauses: () => pauses,
  }
}

function pauseEventOf(result: Exclude<AttemptResult, { readonly kind: 'blocked' }>, nowMs: number): PauseEvent {
  if (result.kind === 'stuck') return { kind: 'blocked', cause: 'stuck', alarm: result.alarm, nowMs }
  if (result.kind === 'untried') return { kind: 'released' }
  const { outcome } = result
  return { kind: 'answered', isPutOff: outcome.kind === 'deferred' && outcome.attempt.delivered.length === 0 }
}

/** What is not the mail's own fault is no attempt at it, however often it comes. */
function postponed(reason: string, retryAtMs: number): DeliveryOutcome {
  return { kind: 'postponed', reason, retryAtMs }
}
