/** What the outbox asks of the page, or of the worker, that it lives in. */
export interface PageEvents {
  /** False only where the device is known to have no network. */
  isOnline(): boolean
  /** Calls when the network is back or the page is looked at again. Returns what ends it. */
  listen(wake: (cause: 'online' | 'visible') => void): () => void
}

/** This page's own, or this worker's. */
export const pageEvents: PageEvents = {
  isOnline: () => globalThis.navigator?.onLine !== false,
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
