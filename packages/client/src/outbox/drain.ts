import type { Outbox } from './outbox.ts'

/**
 * Sends what waits.
 * @throws {DOMException} where something still waits: the browser then asks again by itself.
 */
export async function drain(outbox: Outbox): Promise<void> {
  try {
    await outbox.flush({ all: true })
    if (await isWaiting(outbox)) throw new DOMException('Messages still wait', 'NetworkError')
  } finally {
    await outbox.close()
  }
}

async function isWaiting(outbox: Outbox): Promise<boolean> {
  for (let after = 0; ; ) {
    const [entry] = await outbox.list({ unsent: true, after, limit: 1 })
    if (!entry) return false
    if (entry.state.status !== 'parked') return true
    after = entry.order
  }
}
