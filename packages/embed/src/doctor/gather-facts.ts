import type { Outbox } from '@letterslot/client/outbox'
import type { Form } from '@letterslot/core'
import { askProvider } from './ask-provider.ts'
import type { Facts } from './facts.ts'
import { readOutbox } from './read-outbox.ts'

declare global {
  var letterslotOutbox: Outbox | undefined
}

/** Looks at the page, the browser and the provider; changes nothing and sends no message. */
export async function gatherFacts(form: Form | undefined): Promise<Facts> {
  const { protocol, pathname } = location
  const { storage, locks, onLine } = navigator
  const [asked, isPersisted, estimate, worker] = await Promise.all([
    askProvider(form?.delivery?.origin),
    orUndefined(storage?.persisted?.()),
    orUndefined(storage?.estimate?.()),
    workerHere(),
  ])
  // The form opens its outbox a moment after it is drawn: so it is asked for last.
  const outbox = globalThis.letterslotOutbox
  return {
    nowMs: Date.now(),
    address: protocol === 'file:' ? 'A file on this device' : globalThis.origin + pathname,
    protocol,
    origin: globalThis.origin,
    isSecure: isSecureContext,
    isOnline: onLine,
    hasForm: form !== undefined,
    delivery: form?.delivery,
    ...asked,
    isPersisted,
    room:
      estimate?.usage !== undefined && estimate.quota !== undefined
        ? { usage: estimate.usage, quota: estimate.quota }
        : undefined,
    hasLocks: locks !== undefined,
    worker,
    outbox: outbox && (await readOutbox(outbox)),
  }
}

async function workerHere(): Promise<Facts['worker']> {
  const registration = await orUndefined(navigator.serviceWorker?.getRegistration())
  if (!registration?.active) return 'none'
  return 'sync' in registration ? 'with-sync' : 'without-sync'
}

/** Resolves to undefined where a browser refuses to tell. */
async function orUndefined<Value>(asked: Promise<Value> | undefined): Promise<Value | undefined> {
  try {
    return await asked
  } catch {
    return undefined
  }
}
