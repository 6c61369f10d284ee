import { createFaults, type FaultName, type FaultOptions, type Faults, faultNames } from '@letterslot/client/faults'
import type { Entry, Outbox, Outgoing, PageEvents, Send } from '@letterslot/client/outbox'
import * as v from 'valibot'
import { markSimulated } from './simulated.ts'

/** The simulation of faults, for the messages of Try it alone. */
export interface Simulation {
  /** The faults that this tab simulates. */
  readonly faults: Faults
  /** Lets them meet messages of Try it on their way out. */
  readonly send: (send: Send) => Send
  /** Lets the studio's outbox know that messages of Try it are offline, here or by another tab, and when they are back. */
  readonly page: (page: PageEvents) => PageEvents
  /** The last attempt of this tab at a message of Try it, as it went out; undefined where nothing left. */
  readonly lastOutgoing: () => Outgoing | undefined
  /** Calls at each such attempt, until the result is called. */
  readonly subscribe: (listener: () => void) => () => void
}

const quietPage: PageEvents = { isOnline: () => true, listen: () => () => {} }

/** Arguments of a simulation. */
export interface SimulationOptions extends FaultOptions {
  /** Reads the fault that another tab simulates. Default: asks them. */
  readonly elsewhere?: () => Promise<FaultName | undefined>
}

/** Makes the simulation of this tab, with nothing simulated. */
export function createSimulation({ elsewhere = sharedFault, ...options }: SimulationOptions = {}): Simulation {
  const faults = createFaults(options)
  shareFault(faults)
  /** Stands in for the faults of another tab, whose message this tab may send. */
  const theirs = createFaults(options)
  let last: Outgoing | undefined
  const listeners = new Set<() => void>()
  /** For a message of Try it: another tab's fault is asked for again, since it tells of no end. */
  const isOffline = (): boolean => {
    if (theirs.current() === 'offline') void elsewhere().then(theirs.set, () => theirs.set(undefined))
    return faults.current() === 'offline' || theirs.current() === 'offline'
  }
  return {
    faults,
    page: (page) => ({
      isOnline: (origin, entry) => !(entry && isFromTryIt(entry) && isOffline()) && page.isOnline(origin, entry),
      listen: (wake) => {
        const stops = [faults.page(page).listen(wake), theirs.page(quietPage).listen(wake)]
        return () => {
          for (const stop of stops) stop()
        }
      },
    }),
    send: (send) => async (outgoing, given) => {
      if (!isFromTryIt(outgoing.entry)) return send(outgoing, given)
      let real: unknown
      const noting: Send = async () => {
        last = outgoing
        for (const listener of listeners) listener()
        return send(outgoing, given).catch((error: unknown) => {
          real = error
          throw error
        })
      }
      const isHere = faults.current() !== undefined
      if (!isHere) theirs.set(await elsewhere())
      return (isHere ? faults : theirs)
        .send(noting)(outgoing, given)
        .catch((error: unknown) => {
          throw error === real ? error : markSimulated(error)
        })
    },
    lastOutgoing: () => last,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const lockPrefix = 'letterslot-what-if '

/**
 * Lets other tabs know of this tab's fault while it lasts: any of them may be the one that sends. It is told by the name
 * of a lock, which the browser gives back by itself when the tab is gone. Without Web Locks each tab knows its own.
 */
export function shareFault(faults: Pick<Faults, 'current' | 'subscribe'>): void {
  let end: (() => void) | undefined
  faults.subscribe(() => {
    end?.()
    end = undefined
    const fault = faults.current()
    if (fault === undefined || !('locks' in navigator)) return
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    void navigator.locks.request(`${lockPrefix}${fault}`, { mode: 'shared' }, () => over)
  })
}

/** The fault that some tab of the studio simulates at the moment. */
export async function sharedFault(): Promise<FaultName | undefined> {
  if (!('locks' in navigator)) return undefined
  const { held = [] } = await navigator.locks.query()
  return faultNames.find((fault) => held.some(({ name }) => name === `${lockPrefix}${fault}`))
}

const tryItShape = v.looseObject({ isTried: v.literal(true) })

/** Tells if a message comes from Try it, so that faults may meet it. Receipts do not tell any more. */
export function isFromTryIt({ context }: Pick<Entry, 'context'>): boolean {
  return v.is(tryItShape, context)
}

function tryItContext(context: unknown): object {
  return { ...(typeof context === 'object' ? context : {}), isTried: true }
}

/** An outbox that notes of every message it takes in that it comes from Try it. The rest is the same outbox. */
export function outboxOfTryIt(outbox: Outbox): Outbox {
  return {
    ...outbox,
    enqueue: (submission, options) =>
      outbox.enqueue({ ...submission, context: tryItContext(submission.context) }, options),
    retry: (id, change) =>
      outbox.retry(id, change && 'context' in change ? { ...change, context: tryItContext(change.context) } : change),
  }
}
