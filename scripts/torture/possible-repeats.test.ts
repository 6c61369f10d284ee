import { SendError } from '@letterslot/client'
import { createMemoryStore, createOutbox, type Outgoing, type Send } from '@letterslot/client/outbox'
import { createSubmissionId } from '@letterslot/core'
import { afterEach, expect, it, vi } from 'vitest'
import { post } from '../../apps/relay/src/http/wire/wire-calls.test.fixture.ts'
import { testApp } from '../../apps/relay/src/relay.test.fixture.ts'

const hourMs = 60 * 60 * 1000
const startMs = Date.UTC(2026, 10, 21, 12)
const connection = { origin: 'https://relay.example', publicKey: 'k', serviceId: 'default', templateId: 'contact' }

afterEach(() => vi.useRealTimers())

/** Pages of visitors who each write once while every connection is refused, for an hour; resolves to what each sends after it. */
async function afterRefusals(pages: number, messagesOfEach: number): Promise<readonly Outgoing[]> {
  vi.useFakeTimers({ now: startMs, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  let isRefused = true
  const sent: Outgoing[] = []
  const send: Send = async (outgoing) => {
    // A page cannot tell a refused connection from an answer that was lost.
    if (isRefused) throw new SendError({ code: 'network', status: 0, text: 'Network Error', sent: 'maybe' })
    sent.push(outgoing)
    return { status: 200, text: 'OK' }
  }
  const outboxes = Array.from({ length: pages }, () => createOutbox({ store: createMemoryStore(), send }))
  for (const outbox of outboxes) {
    for (let count = 0; count < messagesOfEach; count += 1) {
      await outbox.enqueue({
        id: createSubmissionId(),
        writtenAt: new Date().toISOString(),
        form: { id: 'contact', title: 'Write to us' },
        connection,
        params: { message: 'Is it on?' },
      })
    }
  }
  await vi.advanceTimersByTimeAsync(hourMs)
  isRefused = false
  for (const outbox of outboxes) {
    const [first] = await outbox.list()
    if (first) await outbox.retry(first.id)
  }
  await vi.advanceTimersByTimeAsync(hourMs)
  for (const outbox of outboxes) await outbox.close()
  vi.useRealTimers()
  return sent
}

const marked = (params: readonly Readonly<Record<string, string>>[]): number =>
  params.filter(({ letterslot_repeat }) => letterslot_repeat !== undefined).length

it('[L203] of messages that wait behind one another on one page a refused connection marks the one that was tried', async () => {
  const sent = await afterRefusals(1, 203)
  expect([sent.length, marked(sent.map(({ params }) => params))]).toEqual([203, 1])
})

it('[L203 S51] of messages that each waited on a page of its own all are marked, and a relay, which never took them, drops each mark', async () => {
  const sent = await afterRefusals(203, 1)
  expect([sent.length, marked(sent.map(({ params }) => params))]).toEqual([203, 203])
  const relay = testApp({ nowMs: () => startMs + 2 * hourMs })
  // Twice, as where the answer was lost: no second message.
  for (const { params } of sent) {
    await post(relay, { template_params: params })
    await post(relay, { template_params: params })
  }
  const taken = relay.store.messages.list({ limit: 1000 }).items.map(({ params }) => params)
  expect([taken.length, marked(taken)]).toEqual([203, 0])
})
