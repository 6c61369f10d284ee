import { expect, it } from 'vitest'
import { defaultTimeouts } from './mail/deliver.ts'
import { defaultLeaseMs } from './sender.ts'

it('[S5] a lease outlasts the longest conversation by half a minute: no mail is claimed twice while one of them runs', () => {
  expect(defaultLeaseMs).toBeGreaterThanOrEqual(defaultTimeouts.conversationMs + 30_000)
})
