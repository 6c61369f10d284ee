import { createOutbox, type Outbox, type Submission } from '@letterslot/client/outbox'

/** What a suite may ask of the page, by name. */
export interface Keeper {
  /** Takes messages in; resolves to how each is kept, once it is. */
  keep(messages: readonly Submission[]): Promise<readonly string[]>
  /** Where each message stands: its status, or `missing`. */
  statuses(ids: readonly string[]): Promise<readonly string[]>
  /** As a person who presses *Try again* at everything that is not sent; resolves to how much that is. */
  retryAll(): Promise<number>
  /** How many attempts the outbox made, by its own count. */
  attempts(): Promise<number>
  /** Why the outbox does not keep strictly, where it does not. */
  fault(): Promise<string>
  /** Registers the service worker; resolves when it is active. */
  registerWorker(): Promise<void>
  /** Ms from the opening of the outbox to the first request; undefined where there was none yet. */
  firstRequestMs(): Promise<number | undefined>
}

declare global {
  var keeper: Keeper
}

const settings = new URL(location.href).searchParams
const isKept = settings.get('keep') !== 'no'
const policy = settings.get('policy') ?? '{}'
const opened = performance.now()
const outbox: Outbox = createOutbox({ name: 'torture', policy: JSON.parse(policy) })

globalThis.keeper = {
  async keep(messages) {
    const entries = await Promise.all(messages.map((message) => outbox.enqueue(message, { keep: isKept })))
    return entries.map(({ keeping }) => keeping)
  },
  async statuses(ids) {
    const entries = await Promise.all(ids.map((id) => outbox.get(id)))
    return entries.map((entry) => entry?.state.status ?? 'missing')
  },
  async retryAll() {
    const unsent = await outbox.list({ unsent: true })
    await Promise.all(unsent.map(({ id }) => outbox.retry(id)))
    return unsent.length
  },
  async attempts() {
    const entries = await outbox.list()
    return entries.reduce((sum, { attempts }) => sum + attempts, 0)
  },
  async fault() {
    return outbox.health().fault ?? 'none'
  },
  async registerWorker() {
    await navigator.serviceWorker.register(`worker.js?${new URLSearchParams({ policy })}`)
    await navigator.serviceWorker.ready
  },
  async firstRequestMs() {
    const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/email/send'))
    const [first] = requests
    return first && first.startTime - opened
  },
}
