import { describe, expect, it } from 'vitest'
import { sampleMessage } from './mail/sample-message.test.fixture.ts'
import { hangUp, startScriptedSmtpServer } from './mail/scripted-smtp-server.test.fixture.ts'
import { build, inTurn, minute, recipients, startMs, summary } from './sender.test.fixture.ts'

describe('sender', () => {
  it('[S250] delivers what was accepted before it started and what is accepted after', async () => {
    await using server = await startScriptedSmtpServer()
    const { messages, log, sender, accept } = build(server)
    const ids = [await accept()]
    sender.start()
    await log.until('recorded', 1)
    ids.push(await accept())
    await log.until('recorded', 2)
    await sender.stop()
    expect(server.received.map(({ from, to }) => ({ from, to }))).toEqual(
      ids.map(() => ({ from: 'forms@club.example', to: ['maker@example.org'] })),
    )
    expect(ids.map((id) => messages.get(id)?.attempts)).toEqual(
      ids.map(() => [
        {
          attempt: 1,
          atMs: startMs,
          answer: '250 Taken',
          doubtful: false,
          delivered: ['maker@example.org'],
          refused: [],
        },
      ]),
    )
    expect(messages.counts().delivered).toBe(2)
  })

  it('[S251] [F59] writes to the log before the final dot, after the 250 and after the record, in this order', async () => {
    await using server = await startScriptedSmtpServer()
    const { log, sender, accept } = build(server)
    sender.start()
    await accept()
    await log.until('recorded')
    await sender.stop()
    expect(log.lines.map(({ event }) => event)).toEqual(['handing-over', 'smtp-accepted', 'recorded'])
  })

  it('[S243] [F62] tries again on the schedule and shows the server’s words meanwhile', async () => {
    const replies = inTurn('RCPT', '451 4.7.1 Greylisted', '421 Busy', hangUp)
    // Each try has a connection of its own: none is kept after a refusal.
    await using server = await startScriptedSmtpServer((line) => (line === 'RSET' ? hangUp : replies(line)))
    const { messages, clock, log, sender, accept } = build(server)
    sender.start()
    const id = await accept()
    const seen: unknown[] = []
    for (const [index, waitMs] of [minute, 5 * minute, 15 * minute].entries()) {
      await log.until('recorded', index + 1)
      seen.push({ ...summary(messages, id), waitMs: (messages.get(id)?.retryAtMs ?? 0) - clock.nowMs() })
      clock.advance(waitMs)
    }
    await log.until('recorded', 4)
    await sender.stop()
    expect(seen).toEqual([
      { state: 'deferred', attempts: 1, reason: '451 4.7.1 Greylisted', waitMs: minute },
      { state: 'deferred', attempts: 2, reason: '421 Busy', waitMs: 5 * minute },
      {
        state: 'deferred',
        attempts: 3,
        reason: `127.0.0.1:${server.account.port} closed the connection.`,
        waitMs: 15 * minute,
      },
    ])
    expect(summary(messages, id)).toEqual({ state: 'delivered', attempts: 4, reason: undefined })
  })

  it('[S244] [F62] keeps a mail that the schedule gave up, with the last words', async () => {
    await using server = await startScriptedSmtpServer((command) =>
      command.startsWith('RCPT TO:<full@') ? '452 4.2.2 Mailbox full' : undefined,
    )
    const schedule = { firstMs: [10], thenEveryMs: 10, giveUpAfterMs: 20, jitter: 0 }
    const { messages, clock, log, sender, accept } = build(server, { schedule, concurrency: 1 })
    sender.start()
    const id = await accept({ template: { to: ['full@example.org'] } })
    for (const times of [1, 2, 3, 4]) {
      await accept()
      await log.until('recorded', 2 * times)
      clock.advance(10)
    }
    await sender.stop()
    const reason = 'Given up after 4 tries. 452 4.2.2 Mailbox full'
    expect(summary(messages, id)).toEqual({ state: 'failed', attempts: 4, reason })
    expect(messages.get(id)?.params).toEqual(sampleMessage().params)
  })

  it('[S222] keeps a mail that nobody may have, with the server’s words', async () => {
    await using server = await startScriptedSmtpServer(inTurn('RCPT', '550 5.1.1 No such user'))
    const { messages, log, sender, accept } = build(server)
    sender.start()
    const id = await accept()
    await log.until('recorded')
    await sender.stop()
    expect(summary(messages, id)).toEqual({ state: 'failed', attempts: 1, reason: '550 5.1.1 No such user' })
  })

  it('[S223] [F63] delivers once to the good recipient, reports the bad one, and a retry by hand is for that one', async () => {
    await using server = await startScriptedSmtpServer(inTurn('RCPT TO:<b@', '550 5.1.1 No such user'))
    const { messages, clock, log, sender, accept } = build(server)
    sender.start()
    const id = await accept({ template: { to: recipients } })
    await log.until('recorded')
    expect(summary(messages, id)).toEqual({
      state: 'failed',
      attempts: 1,
      reason: 'Delivered, but not to everybody. b@example.org: 550 5.1.1 No such user',
    })
    messages.retry(id, clock.nowMs())
    sender.wake()
    await log.until('recorded', 2)
    await sender.stop()
    expect(server.received.map(({ to }) => to)).toEqual([['a@example.org'], ['b@example.org']])
    expect(summary(messages, id)).toEqual({ state: 'delivered', attempts: 2, reason: undefined })
  })

  it('[S224] tries again for the recipient who has to wait, and for no other', async () => {
    await using server = await startScriptedSmtpServer(inTurn('RCPT TO:<b@', '451 Greylisted'))
    const { messages, clock, log, sender, accept } = build(server)
    sender.start()
    const id = await accept({ template: { to: recipients } })
    await log.until('recorded')
    expect(summary(messages, id)).toEqual({
      state: 'deferred',
      attempts: 1,
      reason: 'Not for everybody yet. b@example.org: 451 Greylisted',
    })
    clock.advance(minute)
    await log.until('recorded', 2)
    await sender.stop()
    expect(server.received.map(({ to }) => to)).toEqual([['a@example.org'], ['b@example.org']])
    expect(messages.get(id)?.state).toBe('delivered')
  })

  it('[S412] [S250] sends all over few connections and says goodbye when it is stopped', async () => {
    await using server = await startScriptedSmtpServer()
    const { messages, log, sender, accept } = build(server, { concurrency: 3 })
    for (let count = 0; count < 12; count += 1) await accept()
    sender.start()
    await log.until('recorded', 12)
    await sender.stop()
    expect(messages.counts()).toMatchObject({ delivered: 12 })
    expect(server.commands.filter((command) => command === 'QUIT')).toHaveLength(server.connections())
    expect(server.connections()).toBeLessThanOrEqual(3)
  })

  it('[S415] delivers through a server that takes fewer connections than are tried, without an alarm', async () => {
    let connections = 0
    await using server = await startScriptedSmtpServer((command) => {
      if (command !== 'CONNECT') return undefined
      connections += 1
      return connections > 2 ? '421 4.7.0 Too many connections' : undefined
    })
    const { messages, log, sender, accept } = build(server)
    const ids: string[] = []
    for (let count = 0; count < 9; count += 1) ids.push(await accept())
    sender.start()
    await expect.poll(() => messages.counts().delivered).toBe(9)
    const tried = connections
    for (let count = 0; count < 20; count += 1) await accept()
    await expect.poll(() => messages.counts().delivered).toBe(29)
    await sender.stop()
    // One that was taken while another ended may ask once more.
    expect(connections - tried).toBeLessThan(3)
    expect(ids.map((id) => messages.get(id)?.attempts.length)).toEqual(ids.map(() => 1))
    expect(log.of('service-paused')).toEqual([])
    expect(server.received).toHaveLength(29)
  })

  it('[S228] [F65] tries a mail in doubt again under the same Message-ID, and records the doubt', async () => {
    await using server = await startScriptedSmtpServer(inTurn('.', hangUp))
    const { messages, clock, log, sender, accept } = build(server)
    sender.start()
    const id = await accept()
    await log.until('recorded')
    expect(messages.get(id)).toMatchObject({ state: 'deferred', attempts: [{ doubtful: true }] })
    expect(messages.get(id)?.reason).toMatch(/^Perhaps delivered\./)
    clock.advance(minute)
    await log.until('recorded', 2)
    await sender.stop()
    expect(messages.get(id)?.attempts.map(({ doubtful }) => doubtful)).toEqual([true, false])
    expect(log.of('handing-over')).toHaveLength(2)
  })
})
