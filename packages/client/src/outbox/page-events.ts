import type { Entry } from './entry.ts'

/** Network state and wake-up events of the page, or of the worker, that the outbox runs in. */
export interface PageEvents {
  /**
   * False only where a connection's origin wants the network, and the device is known to have none; an app may say so of
   * one message alone.
   */
  isOnline(origin: string, entry?: Entry): boolean
  /** Calls `wake` when the network is back or the page visible again. Returns a function that ends it. */
  listen(wake: (cause: 'online' | 'visible') => void): () => void
}

/** This page's own, or this worker's. */
export const pageEvents: PageEvents = {
  isOnline: (origin) => globalThis.navigator?.onLine !== false || !needsNetwork(origin),
  listen(wake) {
    const controller = new AbortController()
    const { signal } = controller
    globalThis.addEventListener?.('online', () => wake('online'), { signal })
    globalThis.document?.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') wake('visible')
      },
      { signal },
    )
    return () => controller.abort()
  },
}

/** False for what is no web address, and where this page's own server on this very device is meant. */
function needsNetwork(origin: string): boolean {
  // Of plain http pages browsers take those of this very device alone for secure contexts.
  const isOwnDevice = isSecureContext && /^http:/.test(origin) && origin === location.origin
  return /^http/.test(origin) && !isOwnDevice
}
