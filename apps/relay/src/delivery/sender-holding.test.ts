import { describe, expect, it } from 'vitest'
import type { MessageStore } from '../store/port.ts'
import { silence, startScriptedSmtpServer } from './mail/scripted-smtp-server.test.fixture.ts'
import { defaultTimeouts } from './mail/send-mail.ts'
import { build, minute, startMs, summary } from './sender.test.fixture.ts'
import { createSender, defaultLeaseMs } from './sender.ts'

describe('a sender with deliveries in flight', () => {
  it('[S252] starts and stops once, however often it is told to', async () => {
    await using server = await startScriptedSmtpServer()
    const { log, sender, accept } = build(server)
    sender.start()
    sender.start()
    await accept()
    await log.until('recorded')
    const stopped = sender.stop()
    expect(sender.stop()).toBe(stopped)
    await stopped
    await accept()
    expect(server.connections()).toBe(1)
    sender.start()
    await log.until('recorded', 2)
    await sender.stop()
    expect(server.received).toHaveLength(2)
  })

  it('[S253] [F69] finishes what is in flight when it is stopped, and takes nothing more', async () => {
    let stopped: Promise<void> | undefined
    await using server = await startScriptedSmtpServer((command) => {
      if (command.startsWith('MAIL')) stopped = sender.stop()
      return undefined
    })
    const { messages, log, sender, accept } = build(server, { concurrency: 1 })
    await accept()
    await accept()
    sender.start()
    await log.until('recorded')
    await stopped
    expect(messages.counts()).toMatchObject({ delivered: 1, accepted: 1 })
  })

  it('[S254] [F69] gives back what does not finish within the grace time', async () => {
    await using server = await startScriptedSmtpServer((command) => {
      if (!command.startsWith('MAIL')) return undefined
      stopped = sender.stop()
      clock.advance(5000)
      return silence
    })
    let stopped: Promise<void> | undefined
    const { messages, clock, log, sender, accept } = build(server)
    const id = await accept()
    sender.start()
    await log.until('recorded')
    await stopped
    expect(summary(messages, id)).toEqual({ state: 'accepted', attempts: 0, reason: undefined })
    expect(messages.nextDueMs()).toBe(startMs)
  })

  it('[S255] [F68] writes nothing when another holder has taken the message over', async () => {
    await using server = await startScriptedSmtpServer((command) => {
      if (command === '.') messages.claim(startMs + 10 * minute, minute)
      return undefined
    })
    const { messages, log, sender, accept } = build(server)
    const id = await accept()
    sender.start()
    await log.until('claim-stale')
    await sender.stop()
    expect(summary(messages, id)).toEqual({ state: 'delivering', attempts: 0, reason: undefined })
  })

  it('[S256] [F68] two senders on one queue deliver each mail once', async () => {
    await using server = await startScriptedSmtpServer()
    const first = build(server)
    const second = createSender(first.options)
    for (let count = 0; count < 30; count += 1) await first.accept()
    first.sender.start()
    second.start()
    await first.log.until('recorded', 30)
    await Promise.all([first.sender.stop(), second.stop()])
    expect(server.received).toHaveLength(30)
    expect(first.messages.counts()).toMatchObject({ delivered: 30 })
  })

  it('[S257] [F60] writes down what the server took as soon as the store can write again', async () => {
    await using server = await startScriptedSmtpServer()
    const base = build(server)
    let full = true
    const messages: MessageStore = {
      ...base.messages,
      record: (claim, outcome) => {
        if (full) return Promise.reject(new Error('disk is full'))
        return base.messages.record(claim, outcome)
      },
    }
    const sender = createSender({ ...base.options, messages })
    const id = await base.accept()
    sender.start()
    await base.log.until('record-failed')
    full = false
    base.clock.advance(1000)
    await base.log.until('recorded')
    await sender.stop()
    expect(summary(base.messages, id)).toEqual({ state: 'delivered', attempts: 1, reason: undefined })
    expect(server.received).toHaveLength(1)
  })

  it('[S418] goes on while results are being recorded, and no further than with four times its conversations', async () => {
    await using server = await startScriptedSmtpServer()
    const disk = Promise.withResolvers<void>()
    const { log, sender, accept, options } = build(server, { concurrency: 2 })
    const record: MessageStore['record'] = (...result) => disk.promise.then(() => messages.record(...result))
    const { messages } = options
    const slow = createSender({ ...options, messages: { ...messages, record } })
    for (let count = 0; count < 10; count += 1) await accept()
    slow.start()
    await log.until('smtp-accepted', 8)
    expect([server.received.length, messages.counts()]).toEqual([
      8,
      expect.objectContaining({ accepted: 2, delivering: 8 }),
    ])
    disk.resolve()
    await log.until('recorded', 10)
    await Promise.all([slow.stop(), sender.stop()])
    expect(messages.counts()).toMatchObject({ delivered: 10 })
  })

  it('[S257] [F60] goes on when the queue could not be read', async () => {
    await using server = await startScriptedSmtpServer()
    const base = build(server)
    let broken = true
    const messages: MessageStore = {
      ...base.messages,
      claimAll: (...args) => {
        if (broken) throw new Error('EIO')
        return base.messages.claimAll(...args)
      },
    }
    const sender = createSender({ ...base.options, messages })
    await base.accept()
    sender.start()
    await base.log.until('queue-unreadable')
    broken = false
    base.clock.advance(1000)
    await base.log.until('recorded')
    await sender.stop()
    expect(server.received).toHaveLength(1)
  })

  it.each([
    ['service is gone', { serviceId: 'gone' }, 'There is no service "gone" any more.'],
    ['template makes no mail', { template: { to: [] } }, 'The mail has no recipient.'],
  ])('[S258] keeps a mail whose %s, and says so', async (_, changes, reason) => {
    await using server = await startScriptedSmtpServer()
    const { messages, log, sender, accept } = build(server)
    sender.start()
    const id = await accept(changes)
    await log.until('recorded')
    await sender.stop()
    expect(summary(messages, id)).toEqual({ state: 'failed', attempts: 1, reason })
    expect(server.connections()).toBe(0)
  })

  it('[S259] a fault of the relay itself costs no mail', async () => {
    await using server = await startScriptedSmtpServer()
    const { messages, clock, log, sender, accept } = build(server, {
      accountOf: () => {
        if (clock.nowMs() === startMs) throw new Error('no such file')
        return server.account
      },
    })
    sender.start()
    const id = await accept()
    await log.until('recorded')
    expect(summary(messages, id)).toEqual({
      state: 'deferred',
      attempts: 0,
      reason: 'The relay could not try: no such file',
    })
    clock.advance(5 * minute)
    await log.until('recorded', 2)
    await sender.stop()
    expect(messages.get(id)?.state).toBe('delivered')
  })
})

it('[S5] a lease outlasts the longest conversation by half a minute: no mail is claimed twice while one of them runs', () => {
  expect(defaultLeaseMs).toBeGreaterThanOrEqual(defaultTimeouts.conversationMs + 30_000)
})
