import { createOutbox, type Outbox } from '@letterslot/client/outbox'
import { bytesOf, type WithAttachments } from '../attachment.ts'

/** The calls that a suite may make of the page, by name. */
export interface Keeper {
  /** Takes messages in; resolves to how each is kept, once it is. */
  keep(messages: readonly WithAttachments[]): Promise<readonly string[]>
  /** The status of each message, or `missing`. */
  statuses(ids: readonly string[]): Promise<readonly string[]>
  /** Each file of a message that is not sent, as it is kept: its parameter and its SHA-256. */
  files(id: string): Promise<readonly string[]>
  /** As a person who presses *Try again* at everything that is not sent; resolves to how much that is. */
  retryAll(): Promise<number>
  /** The number of attempts that the outbox made, by its own count. */
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
    const entries = await Promise.all(
      messages.map(({ attachments = [], ...message }) => {
        const files = attachments.map((made) => ({ name: made.name, file: new File([bytesOf(made)], made.fileName) }))
        return outbox.enqueue({ ...message, ...(files.length > 0 && { files }) }, { keep: isKept })
      }),
    )
    return entries.map(({ keeping }) => keeping)
  },
  async statuses(ids) {
    const entries = await Promise.all(ids.map((id) => outbox.get(id)))
    return entries.map((entry) => entry?.state.status ?? 'missing')
  },
  async files(id) {
    const { files = [] } = (await outbox.get(id)) ?? {}
    return Promise.all(files.map(async ({ name, file }) => `${name}: ${await factsOf(file)}`))
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

async function factsOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${file.name}, ${bytes.byteLength} bytes, sha256 ${hex}`
}
