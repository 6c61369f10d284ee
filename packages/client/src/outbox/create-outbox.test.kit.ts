import { onTestFinished } from 'vitest'
import { SendError } from '../send-error.ts'
import { createOutbox, type OutboxOptions } from './create-outbox.ts'
import { createMemoryStore } from './memory-store.ts'
import { connection, manualClock, manualPage } from './outbox.test.fixture.ts'
import type { OutboxEvent } from './outbox.ts'

export const ok = { status: 200, text: 'OK' }
export const network = new SendError({ code: 'network', status: 0, text: 'Network Error', sent: 'maybe' })
export const elsewhere = { ...connection, origin: 'https://other.example' }
export const minuteMs = 60_000

/** An outbox with a store, a clock and a page of its own, unless given. Waits are half of what they may be. */
export function open(options: OutboxOptions = {}) {
  const clock = manualClock()
  const page = manualPage()
  const store = createMemoryStore()
  const outbox = createOutbox({ store, clock, page, random: () => 0.5, ...options })
  onTestFinished(() => outbox.close())
  const events: OutboxEvent[] = []
  outbox.subscribe((event) => events.push(event))
  const state = async (id: string): Promise<unknown> => (await outbox.get(id))?.state.status
  return { outbox, clock, page, store, events, state }
}

export const idsOf = (sent: readonly { readonly params: Readonly<Record<string, string>> }[]): (string | undefined)[] =>
  sent.map(({ params }) => params['letterslot_id'])
