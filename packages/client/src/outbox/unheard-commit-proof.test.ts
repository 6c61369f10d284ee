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

/** A device that writes each result down, and whose database breaks before the page hears of the first. */
function forgetfulStore(device: Store): Store {
  let results = 0
  return {
    ...device,
    async update(key, decide) {
      const entry = await device.update(key, decide)
      results += 1
      if (results === 1) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
      return entry
    },
  }
}

it('[L145] [F03] tells that a message is sent where the page did not hear its own record of it', async () => {
  const { send } = answers({ status: 200, text: 'OK' })
  const clock = manualClock()
  const outbox = createOutbox({ store: forgetfulStore(createMemoryStore()), send, clock })
  const told: string[] = []
  outbox.subscribe((event) => {
    if (event.kind === 'changed') told.push(event.entry.state.status)
  })
  await outbox.enqueue(submission('one'))
  await clock.go(60_000)
  await outbox.close()
  expect(told).toEqual(['sending', 'sent'])
})
