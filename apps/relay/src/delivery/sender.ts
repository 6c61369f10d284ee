import { createMailRenderer } from '@letterslot/email'
import type { Claim, DeliveryOutcome, MessageStore } from '../store/port.ts'
import { type SenderClock, systemClock } from '../system/clock.ts'
import { attemptDelivery, type DeliveryAttemptDeps, type DeliveryResult } from './attempt.ts'
import { createSmtpConnections } from './mail/smtp-connections.ts'
import {
  changePauses,
  endPauseWaits,
  nextProbeMs,
  type PauseEvent,
  pausedServices,
  type ServicePause,
  type ServicePauses,
} from './pauses.ts'
import { defaultSchedule, longestWaitMs } from './schedule.ts'

/** The queue, the services and the limits that a sender works with. */
export interface SenderDeps extends Omit<DeliveryAttemptDeps, 'clock' | 'connections' | 'mails'> {
  readonly messages: MessageStore
  readonly clock?: SenderClock
  /** Conversations at once. */
  readonly concurrency?: number
  /** The lease of a claim, in milliseconds; longer than any conversation. */
  readonly leaseMs?: number
  /** The time that a stop gives conversations in flight before it aborts them, in milliseconds. */
  readonly graceMs?: number
}

/** The loop that empties the queue: it claims, composes, delivers over SMTP and records. */
export interface Sender {
  /** Begins; does nothing where it runs already. */
  start(): void
  /** Claims nothing more, finishes what is in flight or gives it back, then resolves. Later calls share the promise. */
  stop(): Promise<void>
  /** Tells the sender that a message may be due. */
  wake(): void
  /** Tries what is due now also for services that are paused. */
  expedite(): void
  /** The services that send nothing until their server is back or a person acts, by id. */
  pauses(): ServicePauses
}

const defaultConcurrency = 10
/** As many messages may wait for their record meanwhile, in numbers of conversations: then no further one begins. */
const recordsPerConversation = 4
/** A mail server that takes fewer conversations at once than we hold is asked for more after so long. */
const crowdedForMs = 10 * 60_000
export const defaultLeaseMs: number = 5 * 60_000
const defaultGraceMs = 5000
/** The queue is checked again after so long: a clock that was set back must not keep mail waiting. */
const queueRecheckMs = 60_000
/** The wait after a store could not be read or written. */
const storeRetryMs = 1000

/** Makes a sender; it does nothing before `start`. */
export function createSender(deps: SenderDeps): Sender {
  const { messages, log, schedule = defaultSchedule, clock = systemClock } = deps
  const { concurrency = defaultConcurrency, leaseMs = defaultLeaseMs, graceMs = defaultGraceMs } = deps
  const connections = createSmtpConnections(clock)
  const attemptDeps: DeliveryAttemptDeps = { ...deps, clock, connections, mails: createMailRenderer() }
  const inFlight = new Map<Claim, Promise<void>>()
  /** Of those in flight as many are with the mail server; the others are being recorded. */
  let conversations = 0
  let crowded: { readonly most: number; readonly sinceMs: number } | undefined
  let pauses: ServicePauses = new Map()
  let lastSeenMs: number | undefined
  let sleep = new AbortController()
  let isStopping = false
  let running: Promise<void> | undefined
  let stopped: Promise<void> | undefined
  let abortDeliveries = new AbortController()

  let isWoken = false
  /** Wakes once for all that ended in one turn of the event loop, so that one claim serves them. */
  const wake = () => {
    if (isWoken) return
    isWoken = true
    setImmediate(() => {
      isWoken = false
      // With a reason: without one, an error is made for each mail.
      sleep.abort('woken')
    })
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      // Before the queue is read: a wake that comes meanwhile ends the sleep that follows.
      sleep = new AbortController()
      const sleepMs = startDue()
      await clock.sleep(sleepMs, sleep.signal)
    }
    await Promise.all(inFlight.values())
  }

  /**
   * Starts a delivery of each message that is due, up to the limit.
   * @returns milliseconds until the queue is to be read again.
   */
  function startDue(): number {
    try {
      adjustToClock(clock.nowMs())
      for (let free = freeConversations(); free > 0; free = freeConversations()) {
        const claims = claimSome(free)
        if (claims.length === 0) return msUntilDue()
        for (const claim of claims) startDelivery(claim)
      }
      return queueRecheckMs
    } catch (error) {
      log.error({ event: 'queue-unreadable', err: error }, 'The queue could not be read; trying again')
      return storeRetryMs
    }
  }

  function freeConversations(): number {
    const most = conversationsNow()
    return Math.min(most - conversations, most * recordsPerConversation - inFlight.size)
  }

  /** While a service is paused one at a time: the first claim of that service is its probe, and a second may not follow. */
  function claimSome(free: number): readonly Claim[] {
    const nowMs = clock.nowMs()
    if (pauses.size === 0) return messages.claimAll(nowMs, leaseMs, free)
    const claim = messages.claim(nowMs, leaseMs, pausedServices(pauses, nowMs))
    return claim === undefined ? [] : [claim]
  }

  /** As many as the server took at once when it last took no more, for a while; by a clock that was set back no longer. */
  function conversationsNow(): number {
    const ageMs = crowded === undefined ? crowdedForMs : clock.nowMs() - crowded.sinceMs
    if (ageMs < 0 || ageMs >= crowdedForMs) crowded = undefined
    return crowded?.most ?? concurrency
  }

  /** The queue is read every `queueRecheckMs`: a clock that went back, or on by more than that, was set or had slept. */
  function adjustToClock(nowMs: number): void {
    const isSetBack = lastSeenMs === undefined || nowMs < lastSeenMs
    const isSetForward = lastSeenMs !== undefined && nowMs - lastSeenMs > 2 * queueRecheckMs
    if (isSetBack) {
      messages.bringForward(nowMs, longestWaitMs(schedule))
      pauses = endPauseWaits(pauses, nowMs)
    }
    // This process is alive whatever the clock says, so no lease of a delivery in flight ends by a jump.
    if (isSetBack || isSetForward) for (const claim of inFlight.keys()) messages.renew(claim, nowMs + leaseMs)
    lastSeenMs = nowMs
  }

  function msUntilDue(): number {
    const now = clock.nowMs()
    const due = messages.nextDueMs(pausedServices(pauses, now)) ?? Number.POSITIVE_INFINITY
    const next = Math.min(due, nextProbeMs(pauses, now))
    return Math.min(Math.max(next - now, 0), queueRecheckMs)
  }

  function startDelivery(claim: Claim): void {
    applyPauseEvent(claim, { kind: 'claimed' })
    const delivery = deliverClaim(claim).finally(() => {
      inFlight.delete(claim)
      wake()
    })
    inFlight.set(claim, delivery)
  }

  async function deliverClaim(claim: Claim): Promise<void> {
    conversations += 1
    const outcome = outcomeOf(claim, await tryDelivery(claim))
    conversations -= 1
    // The next one does not wait for the disk.
    wake()
    await recordOutcome(claim, outcome)
  }

  /** Draws from a result what it says about the server and the service, and returns what is to be recorded. */
  function outcomeOf(claim: Claim, result: DeliveryResult): DeliveryOutcome {
    if (result.kind === 'blocked') return pauseService(claim, result)
    if (result.kind === 'crowded') {
      crowded = { most: Math.max(1, conversations - 1), sinceMs: clock.nowMs() }
      log.info({ event: 'server-crowded', most: crowded.most, answer: result.answer }, 'The mail server takes no more')
    }
    applyPauseEvent(claim, pauseEventOf(result, clock.nowMs()))
    return result.outcome
  }

  /** Turns a fault of the relay itself into another try, which the log explains: it must not cost a mail. */
  async function tryDelivery(claim: Claim): Promise<DeliveryResult> {
    try {
      return await attemptDelivery(claim, attemptDeps, abortDeliveries.signal)
    } catch (error) {
      log.error({ event: 'attempt-broke', message: claim.message.id, err: error }, 'An attempt broke')
      const reason = error instanceof Error ? error.message : String(error)
      return { kind: 'untried', outcome: postponed(`The relay could not try: ${reason}`, clock.nowMs() + leaseMs) }
    }
  }

  function pauseService(
    claim: Claim,
    { cause, alarm }: Extract<DeliveryResult, { readonly kind: 'blocked' }>,
  ): DeliveryOutcome {
    const nowMs = clock.nowMs()
    applyPauseEvent(claim, { kind: 'blocked', cause, alarm, nowMs })
    const untilMs = pauses.get(claim.message.serviceId)?.untilMs ?? nowMs
    return postponed(alarm, untilMs)
  }

  function applyPauseEvent({ message: { serviceId } }: Claim, event: PauseEvent): void {
    const before = pauses.get(serviceId)
    pauses = changePauses(pauses, serviceId, event, schedule)
    logPauseChange(serviceId, before, pauses.get(serviceId))
  }

  /** One alarm when a service stops or stops for another cause, one line when it works again. */
  function logPauseChange(service: string, before: ServicePause | undefined, after: ServicePause | undefined): void {
    if (after !== undefined && before?.cause !== after.cause) {
      log.error({ event: 'service-paused', service, cause: after.cause }, after.alarm)
    }
    if (before !== undefined && after === undefined)
      log.info({ event: 'service-resumed', service }, 'Mail goes out again')
  }

  /** Retries until the outcome is written or the sender stops: a mail that a server accepted is not sent twice for a full disk. */
  async function recordOutcome(claim: Claim, outcome: DeliveryOutcome): Promise<void> {
    const fields = { message: claim.message.id, submission: claim.message.submissionId, outcome: outcome.kind }
    for (;;) {
      try {
        if (await messages.record(claim, outcome)) log.info({ event: 'recorded', ...fields }, 'Recorded an attempt')
        else log.warn({ event: 'claim-stale', ...fields }, 'Another holder has this message; nothing written')
        return
      } catch (error) {
        log.error({ event: 'record-failed', ...fields, err: error }, 'An attempt could not be recorded; trying again')
        if (abortDeliveries.signal.aborted) return
        await clock.sleep(storeRetryMs, abortDeliveries.signal)
      }
    }
  }

  async function finish(work: Promise<void>): Promise<void> {
    isStopping = true
    wake()
    const done = new AbortController()
    const grace = clock.sleep(graceMs, done.signal).then(() => abortDeliveries.abort())
    await work
    done.abort()
    await grace
    await connections.close()
    running = undefined
  }

  return {
    start: () => {
      if (running !== undefined) return
      isStopping = false
      stopped = undefined
      abortDeliveries = new AbortController()
      running = run()
    },
    stop: () => (stopped ??= running === undefined ? Promise.resolve() : finish(running)),
    wake,
    expedite: () => {
      pauses = endPauseWaits(pauses, clock.nowMs())
      wake()
    },
    pauses: () => pauses,
  }
}

function pauseEventOf(result: Exclude<DeliveryResult, { readonly kind: 'blocked' }>, nowMs: number): PauseEvent {
  if (result.kind === 'stuck') return { kind: 'blocked', cause: 'stuck', alarm: result.alarm, nowMs }
  if (result.kind === 'untried' || result.kind === 'crowded') return { kind: 'released' }
  const { outcome } = result
  return { kind: 'answered', isPutOff: outcome.kind === 'deferred' && outcome.attempt.delivered.length === 0 }
}

/** An outcome that counts as no attempt: the mail itself was not at fault. */
function postponed(reason: string, retryAtMs: number): DeliveryOutcome {
  return { kind: 'postponed', reason, retryAtMs }
}
