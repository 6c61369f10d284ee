import { expect, it } from 'vitest'
import { deliveryStatusOf } from './delivery-status.ts'
import { entryOf, nowMs, sending } from './entry.test.fixture.ts'

it('[R108] tells no time of the next try, and no failure, while an attempt may yet be on its way', () => {
  const health = { keeping: 'strict', sendsWhenClosed: false } as const
  const context = { health, online: true, keep: true, older: true, pausedUntilMs: nowMs, blocked: undefined }
  expect(deliveryStatusOf(entryOf(sending), context)).toMatchObject({
    parked: undefined,
    failure: undefined,
    nextMs: undefined,
  })
})
