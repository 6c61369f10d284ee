import { describe, expect, it, vi } from 'vitest'
import { startScriptedSmtpServer } from './mail/scripted-smtp-server.test.fixture.ts'
import { build, inTurn, minute, startMs, summary } from './sender.test.fixture.ts'

describe('a sender whose clock is set', () => {
  it('[S281] [F15] a clock set back a day delays no retry beyond its own wait', async () => {
    const day = 24 * 60 * minute
    await using server = await startScriptedSmtpServer(inTurn('RCPT', '451 Later'))
    const { messages, clock, log, sender, accept } = build(server)
    sender.start()
    const id = await accept()
    await log.until('recorded')
    clock.advance(-day)
    sender.wake()
    await vi.waitFor(() => expect(messages.get(id)?.retryAtMs).toBe(startMs - day + minute))
    clock.advance(minute)
    await log.until('recorded', 2)
    await sender.stop()
    expect(summary(messages, id)).toEqual({ state: 'delivered', attempts: 2, reason: undefined })
  })

  it('[S281] [F15] [F64] a clock set back a day lets a paused service be tried at once', async () => {
    await using server = await startScriptedSmtpServer(inTurn('AUTH', '535 No'))
    const { messages, clock, log, sender, accept } = build(server)
    sender.start()
    const id = await accept()
    await log.until('recorded')
    clock.advance(-24 * 60 * minute)
    sender.wake()
    await log.until('recorded', 2)
    await sender.stop()
    expect(summary(messages, id)).toEqual({ state: 'delivered', attempts: 1, reason: undefined })
  })

  it('[S282] [F15] a clock set on by a year ends no lease of a delivery in flight', async () => {
    await using server = await startScriptedSmtpServer((command) => {
      if (command !== '.' || server.received.length > 0) return undefined
      clock.advance(365 * 24 * 60 * minute)
      sender.wake()
      return undefined
    })
    const { messages, clock, log, sender, accept } = build(server)
    sender.start()
    const id = await accept()
    await log.until('recorded')
    await sender.stop()
    expect(server.received).toHaveLength(1)
    expect(log.of('claim-stale')).toEqual([])
    expect(summary(messages, id)).toEqual({ state: 'delivered', attempts: 1, reason: undefined })
  })
})
