import { describe, expect, it } from 'vitest'
import { createOutbox } from './create-outbox.ts'
import { createMemoryStore } from './memory-store.ts'
import { answers, connection, manualClock, submission } from './outbox.test.fixture.ts'

describe('an outbox', () => {
  it('[L40] sends what it takes in, and keeps a receipt', async () => {
    const clock = manualClock()
    const { send, sent } = answers({ status: 200, text: 'OK' })
    const outbox = createOutbox({ store: createMemoryStore(), clock, send, random: () => 0.5 })
    await outbox.enqueue(submission('one'))
    await outbox.flush()
    expect(sent.map(({ params }) => params['letterslot_id'])).toEqual(['one'])
    expect(await outbox.list()).toMatchObject([{ id: 'one', params: {}, connection, state: { status: 'sent' } }])
  })
})
