import { describe, expect, it } from 'vitest'
import { startScriptedSmtpServer } from './mail/scripted-smtp-server.test.fixture.ts'
import { build, inTurn, minute, startMs, summary } from './sender.test.fixture.ts'

describe('a sender whose service is paused', () => {
  it('[S225] [F64] pauses a service whose login fails: one alarm, nothing fails, all goes out once it works', async () => {
    let works = false
    await using server = await startScriptedSmtpServer((command) =>
      command.startsWith('AUTH') && !works ? '535 5.7.8 Bad credentials' : undefined,
    )
    const { messages, clock, log, sender, accept } = build(server, { concurrency: 1 })
    for (let count = 0; count < 6; count += 1) await accept()
    sender.start()
    await log.until('recorded')
    expect(messages.counts()).toMatchObject({ accepted: 5, deferred: 1, failed: 0 })
    expect(sender.pauses().get('default')).toMatchObject({ cause: 'login', untilMs: startMs + minute })
    clock.advance(minute)
    await log.until('recorded', 2)
    expect(server.connections()).toBe(2)
    expect(log.of('service-paused').map(({ level, text }) => ({ level, text }))).toEqual([
      {
        level: 'error',
        text: `127.0.0.1:${server.account.port} does not take the user name and password. Correct LETTERSLOT_SMTP_URL. It said: 535 5.7.8 Bad credentials`,
      },
    ])
    works = true
    clock.advance(5 * minute)
    await log.until('recorded', 8)
    await sender.stop()
    expect(messages.counts()).toMatchObject({ delivered: 6 })
    expect(sender.pauses().size).toBe(0)
  })

  it('[S225] [S241] [F64] counts no try of a paused service toward the end of a mail’s schedule', async () => {
    const replies = Array.from({ length: 5 }, () => '535 5.7.8 Bad credentials')
    const auth = inTurn('AUTH', ...replies)
    const rcpt = inTurn('RCPT', '451 Later')
    await using server = await startScriptedSmtpServer((command) => auth(command) ?? rcpt(command))
    const schedule = { firstMs: [10], thenEveryMs: 10, giveUpAfterMs: 20, jitter: 0 }
    const { messages, clock, log, sender, accept } = build(server, { schedule })
    sender.start()
    const id = await accept()
    for (const times of replies.keys()) {
      await log.until('recorded', times + 1)
      clock.advance(10)
    }
    await log.until('recorded', replies.length + 1)
    const afterPause = summary(messages, id)
    clock.advance(10)
    await log.until('recorded', replies.length + 2)
    await sender.stop()
    expect(afterPause).toEqual({ state: 'deferred', attempts: 1, reason: '451 Later' })
    expect(summary(messages, id)).toEqual({ state: 'delivered', attempts: 2, reason: undefined })
  })

  it('[S235] [F64] pauses a service that has no mail server: one alarm, and it works once there is one', async () => {
    await using server = await startScriptedSmtpServer()
    let account: typeof server.account | undefined
    const { messages, clock, log, sender, accept } = build(server, { accountOf: () => account, concurrency: 1 })
    for (let count = 0; count < 3; count += 1) await accept()
    sender.start()
    await log.until('recorded')
    clock.advance(minute)
    await log.until('recorded', 2)
    const alarm =
      'The service "default" sends through LETTERSLOT_SMTP_URL, which is not set. Set it and start the relay again, or let the service use the test inbox.'
    expect(log.of('service-paused').map(({ level, text }) => ({ level, text }))).toEqual([
      { level: 'error', text: alarm },
    ])
    expect(sender.pauses().get('default')).toMatchObject({ cause: 'account', alarm })
    expect(summary(messages, 'm1')).toEqual({ state: 'deferred', attempts: 0, reason: alarm })
    account = server.account
    clock.advance(5 * minute)
    await log.until('recorded', 5)
    await sender.stop()
    expect(messages.counts()).toMatchObject({ delivered: 3 })
    expect(sender.pauses().size).toBe(0)
  })

  it('[S233] [F64] a paused service holds up no other', async () => {
    await using broken = await startScriptedSmtpServer((command) => (command.startsWith('AUTH') ? '535 No' : undefined))
    await using working = await startScriptedSmtpServer()
    const { messages, log, sender, accept } = build(broken, {
      accountOf: ({ id }) => (id === 'second' ? working.account : broken.account),
    })
    sender.start()
    await accept()
    await log.until('recorded')
    await accept()
    const id = await accept({ serviceId: 'second' })
    await log.until('recorded', 2)
    await sender.stop()
    expect(messages.get(id)?.state).toBe('delivered')
    expect(messages.counts()).toMatchObject({ accepted: 1, deferred: 1, delivered: 1 })
  })

  it('[S345] [F62] makes one alarm of an outage, however long, fails nothing, and sends all that waited once one gets through', async () => {
    let works = false
    await using server = await startScriptedSmtpServer((command) =>
      command === 'CONNECT' && !works ? '421 4.3.2 Shutting down' : undefined,
    )
    const schedule = { firstMs: [minute], thenEveryMs: minute, giveUpAfterMs: 2 * minute, jitter: 0 }
    const { messages, clock, log, sender, accept } = build(server, { concurrency: 1, schedule })
    for (let count = 0; count < 6; count += 1) await accept()
    sender.start()
    for (let probes = 1; probes <= 10; probes += 1) {
      await log.until('recorded', probes)
      clock.advance(minute)
    }
    await log.until('recorded', 11)
    const alarm = `127.0.0.1:${server.account.port} takes no mail at the moment, so all of it waits; it goes out as soon as one message gets through. 421 4.3.2 Shutting down`
    expect(messages.counts()).toMatchObject({ accepted: 5, deferred: 1, failed: 0 })
    expect(summary(messages, 'm1')).toEqual({ state: 'deferred', attempts: 0, reason: alarm })
    expect(sender.pauses().get('default')).toMatchObject({ cause: 'unreachable', alarm })
    expect(log.of('service-paused').map(({ level, text }) => ({ level, text }))).toEqual([
      { level: 'error', text: alarm },
    ])
    works = true
    clock.advance(minute)
    await log.until('recorded', 17)
    await sender.stop()
    expect(messages.counts()).toMatchObject({ delivered: 6 })
    expect(log.of('service-resumed')).toHaveLength(1)
  })

  it('[S352] [F62] fails nothing while a server that greets and logs in puts off every mail: one alarm, however long', async () => {
    let works = false
    await using server = await startScriptedSmtpServer((command) =>
      command.startsWith('RCPT') && !works ? '451 4.3.0 Out of space' : undefined,
    )
    const schedule = { firstMs: [minute], thenEveryMs: minute, giveUpAfterMs: 2 * minute, jitter: 0 }
    const { messages, clock, log, sender, accept } = build(server, { schedule })
    for (let count = 0; count < 3; count += 1) await accept()
    sender.start()
    for (let tries = 1; tries <= 10; tries += 1) {
      await log.until('recorded', 3 * tries)
      clock.advance(minute)
    }
    await log.until('recorded', 33)
    const alarm = `127.0.0.1:${server.account.port} puts off what it is given, and no message has got through for a while. Nothing is given up; each is tried again every hour. It said: 451 4.3.0 Out of space`
    expect(messages.counts()).toMatchObject({ deferred: 3, failed: 0 })
    expect(summary(messages, 'm1')).toEqual({ state: 'deferred', attempts: 2, reason: '451 4.3.0 Out of space' })
    expect(sender.pauses().get('default')).toMatchObject({ cause: 'stuck', alarm, sinceMs: startMs + 2 * minute })
    expect(log.of('service-paused').map(({ text }) => text)).toEqual([alarm])
    works = true
    clock.advance(minute)
    await log.until('recorded', 36)
    await sender.stop()
    expect(messages.counts()).toMatchObject({ delivered: 3 })
    expect(sender.pauses().size).toBe(0)
    expect(log.of('service-resumed')).toHaveLength(1)
  })

  it('[S352] holds nothing back meanwhile: a new mail that gets through ends the alarm, and one that does not leaves it', async () => {
    await using server = await startScriptedSmtpServer((command) =>
      command.startsWith('RCPT') && !command.includes('<works@') ? '451 Later' : undefined,
    )
    const schedule = { firstMs: [minute], thenEveryMs: 10 * minute, giveUpAfterMs: 0, jitter: 0 }
    const { log, clock, sender, accept } = build(server, { schedule })
    sender.start()
    await accept()
    await log.until('recorded')
    expect(sender.pauses().get('default')).toMatchObject({ cause: 'stuck' })
    await accept()
    await log.until('recorded', 2)
    expect(log.of('service-resumed')).toHaveLength(0)
    clock.advance(1)
    await accept({ template: { to: ['works@example.org'] } })
    await log.until('recorded', 3)
    await sender.stop()
    expect(sender.pauses().size).toBe(0)
    expect(log.of('service-paused')).toHaveLength(1)
    expect(log.of('service-resumed')).toHaveLength(1)
  })

  it('[S352] gives up none at the first try after an outage, when the server is back and holds much off', async () => {
    let works = false
    await using server = await startScriptedSmtpServer((command) => {
      if (!command.startsWith('RCPT') || (works && !command.includes('<slow@'))) return undefined
      return works ? '450 Slow down' : '451 Later'
    })
    const schedule = { firstMs: [minute], thenEveryMs: minute, giveUpAfterMs: minute, jitter: 0 }
    const { messages, clock, log, sender, accept } = build(server, { schedule, concurrency: 1 })
    await accept()
    const id = await accept({ template: { to: ['slow@example.org'] } })
    sender.start()
    for (let tries = 1; tries <= 4; tries += 1) {
      await log.until('recorded', 2 * tries)
      if (tries === 4) works = true
      clock.advance(minute)
    }
    await log.until('recorded', 10)
    await sender.stop()
    expect(messages.counts()).toMatchObject({ delivered: 1, deferred: 1 })
    expect(summary(messages, id)).toEqual({ state: 'deferred', attempts: 2, reason: '450 Slow down' })
  })

  it('[S345] paces what goes out after an outage: one message first, then no more at once than ever', async () => {
    let works = false
    let open = 0
    let most = 0
    await using server = await startScriptedSmtpServer((command) => {
      if (command === 'CONNECT' && !works) return '421 Busy'
      if (command.startsWith('MAIL')) most = Math.max(most, ++open)
      if (command === '.') open -= 1
      return undefined
    })
    const { messages, clock, log, sender, accept } = build(server, { concurrency: 2 })
    for (let count = 0; count < 12; count += 1) await accept()
    sender.start()
    await log.until('recorded', 2)
    works = true
    clock.advance(minute)
    await log.until('recorded', 14)
    await sender.stop()
    expect(messages.counts()).toMatchObject({ delivered: 12 })
    expect(most).toBeLessThanOrEqual(2)
  })

  it('[S346] tries at once where a person asks for it, and then sends all', async () => {
    let works = false
    await using server = await startScriptedSmtpServer((command) =>
      command === 'CONNECT' && !works ? '421 Busy' : undefined,
    )
    const { messages, clock, log, sender, accept } = build(server, { concurrency: 1 })
    for (let count = 0; count < 3; count += 1) await accept()
    sender.start()
    await log.until('recorded')
    clock.advance(minute)
    await log.until('recorded', 2)
    works = true
    messages.retryDeferred(clock.nowMs())
    sender.expedite()
    await log.until('recorded', 5)
    await sender.stop()
    expect(messages.counts()).toMatchObject({ delivered: 3 })
  })
})
