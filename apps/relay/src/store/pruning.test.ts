import { describe, expect, it } from 'vitest'
import { sendPath } from '../http/wire/protocol.ts'
import { keptLog, siteOrigin, testApp } from '../relay.test.fixture.ts'
import type { MessageStore } from './port.ts'
import { prune, rememberIdsDays } from './pruning.ts'

const dayMs = 24 * 60 * 60 * 1000
const startMs = Date.UTC(2026, 10, 21)

/** A relay whose clock we hold, which forgets when we say so. */
function build(keepDays: number | undefined) {
  let nowMs = startMs
  const relay = testApp({ nowMs: () => nowMs })
  const { messages } = relay.store
  return {
    messages,
    stored: () => messages.list({ limit: 100 }).items.map(({ state, params }) => ({ state, said: params['message'] })),
    submit: (letterslot_id: string) =>
      relay.app.request(sendPath, {
        method: 'POST',
        headers: { Origin: siteOrigin },
        body: JSON.stringify({
          user_id: relay.publicKey,
          service_id: 'default',
          template_id: 'contact',
          template_params: { letterslot_id, message: letterslot_id },
        }),
      }),
    /** The only message that is due comes to its end. */
    end: (kind: 'delivered' | 'failed') => endOne(messages, kind, nowMs),
    pruneOnDay: (day: number) => {
      nowMs = startMs + day * dayMs
      prune({ messages, keepDays, log: keptLog(), nowMs: () => nowMs })
    },
  }
}

function endOne(messages: MessageStore, kind: 'delivered' | 'failed', atMs: number): Promise<boolean> {
  const claim = messages.claim(atMs, 1000)
  if (claim === undefined) throw new Error('a message is due')
  const attempt = { attempt: 1, atMs, answer: '250 Ok', doubtful: false, delivered: [], refused: [] }
  return messages.record(claim, kind === 'failed' ? { kind, attempt, reason: '550 no' } : { kind, attempt })
}

const good = 'delivered-and-remembered'
const bad = 'failed-and-kept-for-ever'

describe('forgetting', () => {
  it('[S9] [S17] forgets words after 30 days and ids after 400, and nothing of what failed', async () => {
    const relay = build(30)
    for (const [id, end] of [
      [good, 'delivered'],
      [bad, 'failed'],
    ] as const) {
      await relay.submit(id)
      await relay.end(end)
    }
    const kept = { state: 'failed', said: bad }
    relay.pruneOnDay(30)
    expect(relay.stored()).toEqual([kept, { state: 'delivered', said: good }])
    relay.pruneOnDay(31)
    expect(relay.stored()).toEqual([kept, { state: 'delivered', said: undefined }])
    relay.pruneOnDay(rememberIdsDays)
    for (const id of [good, bad]) expect((await relay.submit(id)).status).toBe(200)
    expect(relay.stored()).toEqual([kept, { state: 'delivered', said: undefined }])
    relay.pruneOnDay(rememberIdsDays + 1)
    expect(relay.stored()).toEqual([kept])
    for (const id of [good, bad]) expect((await relay.submit(id)).status).toBe(200)
    expect(relay.stored()).toEqual([{ state: 'accepted', said: good }, kept])
  })

  it('[S17] forgets nothing where messages are kept for ever', async () => {
    const relay = build(undefined)
    await relay.submit(good)
    await relay.end('delivered')
    relay.pruneOnDay(10_000)
    expect(relay.stored()).toEqual([{ state: 'delivered', said: good }])
  })

  it('[S17] remembers an id as long as the message is kept, also beyond 400 days', async () => {
    const relay = build(1000)
    await relay.submit(good)
    await relay.end('delivered')
    relay.pruneOnDay(900)
    await relay.submit(good)
    expect(relay.stored()).toEqual([{ state: 'delivered', said: good }])
  })

  it('[S17] [F60] goes on after a store that could not write, and says so', () => {
    const log = keptLog()
    const fail = () => {
      throw new Error('database or disk is full')
    }
    prune({ messages: { prune: fail, forgetIds: fail }, keepDays: 30, log })
    expect(log.lines).toEqual([
      { facts: expect.objectContaining({ event: 'prune-failed' }), text: expect.stringContaining('trying again') },
    ])
  })
})
