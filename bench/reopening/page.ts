import { type Answer, createOutbox, type Submission } from '@letterslot/client/outbox'
import { openIndexedDbStore } from '../../packages/client/src/outbox/indexeddb-store.ts'

const connection = { origin: 'https://api.emailjs.com', publicKey: 'pk', serviceId: 's', templateId: 't' }
const message = 'Is the kiln room open on Sunday? '.repeat(10)

declare global {
  interface Window {
    outboxBench: {
      readonly fill: (count: number) => Promise<void>
      readonly look: () => Promise<number>
      readonly reopen: () => Promise<number>
      readonly getAll: () => Promise<number>
    }
  }
}

const accept = async (): Promise<Answer> => ({ status: 200, text: 'OK' })

/** Lets messages wait, as a page does whose provider is down. */
async function fill(count: number): Promise<void> {
  const outbox = createOutbox({ connection, policy: { paceMs: 86_400_000 }, send: accept })
  const submissionOf = (number: number): Submission => ({
    id: `message-${String(number).padStart(6, '0')}`,
    writtenAt: '2026-11-21T14:02:09+01:00',
    form: { id: 'contact', title: 'Write to us' },
    connection,
    params: { full_name: 'Ada Lovelace', email: 'ada@example.org', message },
  })
  const atOnce = Math.min(count, 100)
  for (let from = 0; from < count; from += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => outbox.enqueue(submissionOf(from + index))))
  }
  await outbox.close()
}

/** From the opening of the outbox to its first attempt, in ms. */
async function reopen(): Promise<number> {
  const fromMs = performance.now()
  let tookMs = 0
  await new Promise<void>((resolve) => {
    const outbox = createOutbox({
      connection,
      policy: { paceMs: 0 },
      send: async () => {
        tookMs ||= performance.now() - fromMs
        void outbox.close().then(resolve)
        return accept()
      },
    })
  })
  return tookMs
}

/** The time that the outbox takes to read what goes out first, in ms, once the browser has opened its database. */
async function look(): Promise<number> {
  const store = await openIndexedDbStore('letterslot-outbox', () => {})
  const fromMs = performance.now()
  const { due } = await store.findDue(Date.now(), new Set())
  const tookMs = performance.now() - fromMs
  store.close()
  if (due[0]?.order === undefined) throw new Error('Nothing is due')
  return tookMs
}

/** From the opening of the database until all that waits is read by one `getAll`, as a simple outbox does it; in ms. */
async function getAll(): Promise<number> {
  const fromMs = performance.now()
  const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const db = await answer(indexedDB.open('letterslot-outbox'))
  const stores = [...db.objectStoreNames]
  const transaction = db.transaction(stores)
  const read = await Promise.all(stores.map((name) => answer(transaction.objectStore(name).getAll())))
  const tookMs = performance.now() - fromMs
  db.close()
  if (read.every((records) => records.length === 0)) throw new Error('Nothing waits')
  return tookMs
}

window.outboxBench = { fill, look, reopen, getAll }
