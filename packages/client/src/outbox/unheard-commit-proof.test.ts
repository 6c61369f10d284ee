import { expect, it } from 'vitest'
import { createOutbox } from './create-outbox.ts'
import { createMemoryStore } from './memory-store.ts'
import { answers, manualClock, submission } from './outbox.test.fixture.ts'
import type { Store } from './store.ts'

/** A device that takes a message in, and whose database breaks before the page hears of it. */
function breakingStore(device: Store): Store {
  return {
    ...device,
    async add(entry) {
      await device.add(entry)
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
    },
  }
}

it('[L140] [F03] says that it may be a repeat where the device may have a copy that it was not heard to take', async () => {
  const device = createMemoryStore()
  const { send, sent } = answers({ status: 200, text: 'OK' })
  const clock = manualClock()
  const outbox = createOutbox({ store: breakingStore(device), send, clock })
  await outbox.enqueue(submission('one'))
  await clock.go(60_000)
  await outbox.close()
  const marks = sent.map(({ params }) => `${params['letterslot_id']} ${params['letterslot_repeat'] ?? 'no'}`)
  expect(marks.sort()).toEqual(['one no', 'one yes'])
})
