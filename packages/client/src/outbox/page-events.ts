import type { Entry } from './entry.ts'

/** What the outbox asks of the page, or of the worker, that it lives in. */
export interface PageEvents {
  /**
   * False only where a connection's origin wants the network, and the device is known to have none; an app may say so of
   * one message alone.
   */
  isOnline(origin: string, entry?: Entry): boolean
  /** Calls when the network is back or the page is looked at again. Returns what ends it. */
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
