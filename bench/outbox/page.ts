import { type Answer, createOutbox, type Submission } from '@letterslot/client/outbox'
import Dexie from 'dexie'
import { median } from '../statistics.ts'

const connection = { origin: 'https://api.emailjs.com', publicKey: 'pk', serviceId: 's', templateId: 't' }
const message = 'Is the kiln room open on Sunday? '.repeat(10)

/** Messages that warm the page up, and that are counted. */
const warmUps = 10

declare global {
  interface Window {
    putBench: {
      readonly raw: (count: number) => Promise<Record<string, number>>
      readonly dexie: (count: number) => Promise<Record<string, number>>
      readonly ours: (count: number) => Promise<Record<string, number>>
    }
  }
}

function submissionOf(number: number): Submission {
  return {
    id: `message-${String(number).padStart(6, '0')}`,
    writtenAt: '2026-11-21T14:02:09+01:00',
    form: { id: 'contact', title: 'Write to us' },
    connection,
    params: { full_name: 'Ada Lovelace', email: 'ada@example.org', message },
  }
}

/** The median of what `work` takes, in ms, without the first ones. */
async function timed(count: number, work: (number: number) => Promise<void>): Promise<Record<string, number>> {
  const times: number[] = []
  for (let number = 0; number < warmUps + count; number += 1) {
    const fromMs = performance.now()
    await work(number)
    times.push(performance.now() - fromMs)
  }
  const firstByteMs = median(times.slice(warmUps))
  return { firstByteMs, keptMs: firstByteMs }
}

/** One put of the whole message in one strict transaction: what no way to keep it can go below. */
async function raw(count: number): Promise<Record<string, number>> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('raw', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('messages', { keyPath: 'id' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  return timed(
    count,
    (number) =>
      new Promise((resolve, reject) => {
        const transaction = db.transaction('messages', 'readwrite', { durability: 'strict' })
        transaction.objectStore('messages').put(submissionOf(number))
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      }),
  )
}

/** The same put by Dexie, strict too. */
async function dexie(count: number): Promise<Record<string, number>> {
  const db = new Dexie('dexie', { chromeTransactionDurability: 'strict' })
  db.version(1).stores({ messages: 'id' })
  await db.open()
  return timed(count, async (number) => {
    await db.table('messages').put(submissionOf(number))
  })
}

/** From Send to the call that sends, and to the promise that the message is kept, with its second copy. */
async function ours(count: number): Promise<Record<string, number>> {
  const firstBytes: number[] = []
  const kept: number[] = []
  let fromMs = 0
  const send = async (): Promise<Answer> => {
    firstBytes.push(performance.now() - fromMs)
    return { status: 200, text: 'OK' }
  }
  const outbox = createOutbox({ connection, policy: { paceMs: 0 }, send })
  await outbox.ready
  for (let number = 0; number < warmUps + count; number += 1) {
    fromMs = performance.now()
    await outbox.enqueue(submissionOf(number))
    kept.push(performance.now() - fromMs)
    await outbox.flush()
  }
  await outbox.close()
  return { firstByteMs: median(firstBytes.slice(warmUps)), keptMs: median(kept.slice(warmUps)) }
}

window.putBench = { raw, dexie, ours }
