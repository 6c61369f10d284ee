/** The page's question to a service worker, which answers it only if it drains this outbox. */
export const syncQuestion = 'letterslot-outbox'

/** The sync tag of an outbox: the worker reads the name from it. */
export function syncTag(name: string): string {
  return `${syncQuestion}:${name}`
}

/** The outbox that a sync is for; undefined where it is not ours. */
export function nameOfTag(tag: string): string | undefined {
  return tag.startsWith(`${syncQuestion}:`) ? tag.slice(syncQuestion.length + 1) : undefined
}

interface Syncing {
  readonly sync: { register(tag: string): Promise<void> }
}

/**
 * Asks the browser to let the page's service worker send what waits, even after the page is closed.
 * @returns true only where a worker answered that it drains this outbox, and the browser granted the sync.
 */
export async function registerSync(name: string): Promise<boolean> {
  try {
    const registration = await globalThis.navigator?.serviceWorker?.getRegistration()
    if (!registration?.active || !canSync(registration) || !(await drainsOutbox(registration.active))) return false
    await registration.sync.register(syncTag(name))
    return true
  } catch {
    return false
  }
}

function canSync(registration: object): registration is Syncing {
  return 'sync' in registration
}

/** A host page may have a worker of its own that knows nothing of us: one that never answers is not relied on. */
function drainsOutbox(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve(true)
    }
    worker.postMessage(syncQuestion, [port2])
  })
}
