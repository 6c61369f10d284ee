import { expect, it, vi } from 'vitest'
import { createInboxMonitor } from './inbox-monitor.ts'
import { startRealRelay } from './real-relay.test.fixture.ts'
import { RelayAnswerError } from './relay-answer-error.ts'

vi.setConfig({ testTimeout: 60_000 })

it('[T311] says that the test inbox answers, or is silent, only after asking it', async () => {
  const relay = await startRealRelay()
  const monitor = createInboxMonitor(relay.createClient())
  expect(monitor.state.getState()).toBe('unknown')
  await monitor.check()
  expect(monitor.state.getState()).toBe('answers')
  await relay.stop()
  await monitor.check()
  expect(monitor.state.getState()).toBe('silent')
  const again = await startRealRelay({ port: relay.port })
  await monitor.check()
  expect(monitor.state.getState()).toBe('answers')
  await again.stop()
})

it('[T311] an answer that refuses is an answer, and questions at the same time are one', async () => {
  const hello = vi.fn(() => Promise.reject(new RelayAnswerError(500, '', 'It broke.')))
  const monitor = createInboxMonitor({ hello })
  await Promise.all([monitor.check(), monitor.check()])
  expect(monitor.state.getState()).toBe('answers')
  expect(hello).toHaveBeenCalledOnce()
})
