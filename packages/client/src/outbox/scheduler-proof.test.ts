import { expect, it } from 'vitest'
import { createConnectionState } from './connection-state.ts'
import { defaultPolicy } from './default-policy.ts'
import type { DueEntries } from './due-entries.ts'
import { manualClock } from './outbox.test.fixture.ts'
import { createScheduler } from './scheduler.ts'

/** So many tries in one moment are without end. */
const tooMany = 50

it('[L148] [F38] tries what another page holds once, and again after a rest', async () => {
  const clock = manualClock()
  const connectionState = createConnectionState('lane')
  const tries: number[] = []
  const startMs = clock.now()
  const scheduler = createScheduler({
    isReachable: () => true,
    findDue: async (_, except) => {
      const isThere = !except.has(1) && tries.length < tooMany
      return { due: [isThere ? { connectionState, order: 1 } : { connectionState }], lastOrder: 1 }
    },
    attempt: async () => {
      tries.push(clock.now() - startMs)
      return false
    },
    clock,
    policy: defaultPolicy,
  })
  scheduler.wake()
  await clock.go(25_000)
  await scheduler.stop()
  expect(tries).toEqual([0, 10_000, 20_000])
})

it('[L70] stopped while it looks, it begins nothing of what it finds', async () => {
  const clock = manualClock()
  const found = Promise.withResolvers<DueEntries>()
  const tries: number[] = []
  const scheduler = createScheduler({
    isReachable: () => true,
    findDue: () => found.promise,
    attempt: async (order) => tries.push(order) > 0,
    clock,
    policy: defaultPolicy,
  })
  scheduler.wake()
  await scheduler.stop()
  found.resolve({ due: [{ connectionState: createConnectionState('lane'), order: 1 }], lastOrder: 1 })
  await clock.go(25_000)
  expect(tries).toEqual([])
})
