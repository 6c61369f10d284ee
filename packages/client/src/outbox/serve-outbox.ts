import { nameOfTag, syncQuestion } from './background-sync.ts'
import { createOutbox, type OutboxOptions } from './create-outbox.ts'
import { drain } from './drain.ts'

/**
 * Has a service worker send what waits when the browser says so, even after the page is closed.
 * @param scope - the worker's global scope.
 * @param options - of the outbox; its name comes with each sync.
 */
export function serveOutbox(scope: EventTarget, options: OutboxOptions = {}): void {
  scope.addEventListener('sync', (event) => {
    if (!isSync(event)) return
    const name = nameOfTag(event.tag)
    if (name !== undefined) event.waitUntil(drain(createOutbox({ ...options, name })))
  })
  scope.addEventListener('message', (event) => {
    if (isMessage(event) && event.data === syncQuestion) event.ports[0]?.postMessage(true)
  })
}

/** The parts of a `SyncEvent`, which TypeScript's DOM library has not. */
interface Sync {
  readonly tag: string
  waitUntil(work: Promise<unknown>): void
}

/** In a worker it is an `ExtendableMessageEvent`, which is no `MessageEvent`. */
function isMessage(event: object): event is Pick<MessageEvent<unknown>, 'data' | 'ports'> {
  return 'data' in event && 'ports' in event
}

function isSync(event: object): event is Sync {
  return 'tag' in event && 'waitUntil' in event
}
