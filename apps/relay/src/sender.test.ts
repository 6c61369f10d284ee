import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from './mail/manual-clock.test.fixture.ts'
import { createRecordingLog } from './mail/recording-log.test.fixture.ts'
import { type SampleChanges, sampleMessage } from './mail/sample-message.test.fixture.ts'
import {
  hangUp,
  type Script,
  type ScriptedSmtpServer,
  silence,
  startScriptedSmtpServer,
} from './mail/scripted-smtp-server.test.fixture.ts'
import { createSender, type SenderOptions } from './sender.ts'
import type { MessageStore, StoredService } from './store/port.ts'
import { openDatabase } from './store/sqlite.ts'
import { createSqliteMessages } from './store/sqlite-messages.ts'

const minute = 60_000
const service: StoredService = {
  id: 'default',
  name: 'Mailbox',
  from: { name: 'The club', address: 'forms@club.example' },
  smtp: 'environment',
  revision: 1,
}
const startMs = Date.UTC(2026, 10, 21, 15)

/** A sender between a real queue and a real server, with a clock of ours. */
function build(server: ScriptedSmtpServer, changes: Partial<SenderOptions> = {}) {
  const messages = createSqliteMessages(openDatabase(':memory:'))
  const clock = createManualClock(startMs)
  const log = createRecordingLog()
  const options: SenderOptions = {
    messages,
    services: { service: (id) => (id === service.id || id === 'second' ? { ...service, id } : undefined) },
    accountOf: () => server.account,
    log,
    clock,
    random: () => 0.5,
    ...changes,
  }
  const sender = createSender(options)
  let count = 0
  const accept = async (message: SampleChanges = {}): Promise<string> => {
    count += 1
    const { repeatedId, ...accepted } = sampleMessage({ id: `m${count}`, submissionId: `s${count}`, ...message })
    await messages.accept({ ...accepted, acceptedAtMs: clock.nowMs() })
    sender.wake()
    return accepted.id
  }
  return { messages, clock, log, sender, accept, options }
}

/** Answers a command that begins with `start` by the replies in turn, then as a working server would. */
function inTurn(start: string, ...replies: readonly ReturnType<Script>[]): Script {
  const left = [...replies]
  return (command) => (command.startsWith(start) ? left.shift() : undefined)
}

const summary = (messages: MessageStore, id: string) => {
  const message = messages.get(id)
  return { state: message?.state, attempts: message?.attempts.length, reason: message?.reason }
}

const recipients = ['a@example.org', 'b@example.org']

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
    await using server = await startScriptedSmtpServer(inTurn('RCPT', '451 4.7.1 Greylisted', '421 Busy', hangUp))
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
      command.startsWith('RCPT') ? '451 Later' : undefined,
    )
    const schedule = { firstMs: [10], thenEveryMs: 10, giveUpAfterMs: 20, jitter: 0 }
    const { messages, clock, log, sender, accept } = build(server, { schedule })
    sender.start()
    const id = await accept()
    for (const times of [1, 2, 3]) {
      await log.until('recorded', times)
      clock.advance(10)
    }
    await sender.stop()
    expect(summary(messages, id)).toEqual({ state: 'failed', attempts: 3, reason: 'Given up after 3 tries. 451 Later' })
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

  it('[S253] [F69] finishes what is in hand when it is stopped, and takes nothing more', async () => {
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

  it('[S282] [F15] a clock set on by a year ends no lease of what is in hand', async () => {
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
        if (full) throw new Error('disk is full')
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

  it('[S257] [F60] goes on when the queue could not be read', async () => {
    await using server = await startScriptedSmtpServer()
    const base = build(server)
    let broken = true
    const messages: MessageStore = {
      ...base.messages,
      claim: (...args) => {
        if (broken) throw new Error('EIO')
        return base.messages.claim(...args)
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
