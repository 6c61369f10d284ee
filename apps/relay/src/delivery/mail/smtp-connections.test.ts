import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../../system/manual-clock.test.fixture.ts'
import { hangUp, type Script, silence, startScriptedSmtpServer } from './scripted-smtp-server.test.fixture.ts'
import { type SendMailOptions, sendMail } from './send-mail.ts'
import type { SmtpAccount } from './smtp-account.ts'
import { createSmtpConnections, type SmtpConnections } from './smtp-connections.ts'
import type { Mail } from './smtp-session.ts'

const mail: Mail = {
  messageId: '<1@example.org>',
  from: 'forms@example.org',
  to: ['a@example.org'],
  source: Buffer.from('Subject: Hello\r\n\r\nA line\r\n'),
}

/** Answers the nth command that begins with `start` by `reply`. */
function onNth(nth: number, start: string, reply: ReturnType<Script>): Script {
  let seen = 0
  return (command) => {
    if (!command.startsWith(start)) return undefined
    seen += 1
    return seen === nth ? reply : undefined
  }
}

/** A server with a script, and connections to it that are kept by a clock of ours. */
async function start(script?: Script) {
  const server = await startScriptedSmtpServer(script)
  const clock = createManualClock(0)
  const connections = createSmtpConnections(clock)
  const send = (options: SendMailOptions = {}) => sendMail(server.account, mail, { ...options, connections })
  return { server, clock, connections, send, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

const quits = (commands: readonly string[]) => commands.filter((command) => command === 'QUIT').length

/** Waits until a connection is free, which is after its RSET. */
const untilFree = (connections: SmtpConnections, account: SmtpAccount) =>
  vi.waitFor(() => {
    const free = connections.take(account)
    if (free === undefined) throw new Error('None is free')
    connections.release(account, free)
  })

describe('connections to a mail server', () => {
  it('[S412] carry one mail after the other', async () => {
    await using stage = await start()
    for (let count = 0; count < 3; count += 1) expect(await stage.send()).toMatchObject({ kind: 'accepted' })
    expect(stage.server.received).toHaveLength(3)
    expect(stage.server.connections()).toBe(1)
    expect(stage.server.commands.filter((command) => /^(?:EHLO|AUTH)/.test(command))).toHaveLength(2)
  })

  it('[S412] carry a hundred mails at most', async () => {
    await using stage = await start()
    for (let count = 0; count < 101; count += 1) await stage.send()
    expect(stage.server.received).toHaveLength(101)
    expect([stage.server.connections(), quits(stage.server.commands)]).toEqual([2, 1])
  })

  it('[S412] are closed when nobody needs them: after 10 s, the last one after 100 s', async () => {
    await using stage = await start()
    await Promise.all([stage.send(), stage.send()])
    expect(stage.connections.count(stage.server.account)).toBe(2)
    stage.clock.advance(10_000)
    await expect.poll(() => stage.connections.count(stage.server.account)).toBe(1)
    for (let count = 1; count < 9; count += 1) {
      stage.clock.advance(10_000)
      await Promise.resolve()
    }
    expect(await stage.send()).toMatchObject({ kind: 'accepted' })
    expect([stage.server.connections(), quits(stage.server.commands)]).toEqual([2, 1])
    stage.clock.advance(100_000)
    await expect.poll(() => quits(stage.server.commands)).toBe(2)
  })

  it('[S412] are told goodbye when their sender stops, and another start has new ones', async () => {
    await using stage = await start()
    await Promise.all([stage.send(), stage.send()])
    await stage.connections.close()
    expect(quits(stage.server.commands)).toBe(2)
    await stage.send()
    expect(stage.server.connections()).toBe(3)
  })

  it('[S412] belong to one account: another login has its own', async () => {
    await using stage = await start()
    await stage.send()
    const changed = { ...stage.server.account, login: { user: 'maker', password: 'changed' } }
    expect(await sendMail(changed, mail, { connections: stage.connections })).toMatchObject({ kind: 'accepted' })
    expect(stage.server.connections()).toBe(2)
  })

  it.each([
    ['was closed with 421 meanwhile', onNth(1, '.', '250 Taken\r\n421 4.4.2 Idle for too long')],
    ['is closed at MAIL FROM', onNth(2, 'MAIL', hangUp)],
    ['is closed at RCPT TO', onNth(2, 'RCPT', hangUp)],
    ['is closed at DATA', onNth(2, 'DATA', hangUp)],
    ['has carried all that the server lets it carry, 421', onNth(2, 'MAIL', '421 Too many messages')],
    ['has carried all that the server lets it carry, 452', onNth(2, 'MAIL', '452 4.5.3 Too many messages')],
    ['is out of step', onNth(2, 'MAIL', '503 Sender already given')],
    ['meets a server that goes down', onNth(2, 'RCPT', '421 4.3.2 Going down')],
  ])('[S413] [F62] a mail whose kept connection %s goes out over a new one, once', async (_, script) => {
    await using stage = await start(script)
    await stage.send()
    expect(await stage.send()).toMatchObject({ kind: 'accepted', delivered: ['a@example.org'] })
    expect([stage.server.received.length, stage.server.connections()]).toEqual([2, 2])
  })

  it('[S413] [F62] a mail whose kept connection is silent for 15 s goes out over a new one', async () => {
    const waits: number[] = []
    const silent = Promise.withResolvers<void>()
    await using stage = await start((command) => {
      if (!command.startsWith('MAIL') || stage.server.received.length !== 1 || waits.length !== 2) return undefined
      silent.resolve()
      return stage.server.connections() === 1 ? silence : undefined
    })
    await stage.send()
    const startTimer = (ms: number, onEnd: () => void) => {
      waits.push(ms)
      if (ms < 100_000) void silent.promise.then(onEnd)
      return () => {}
    }
    expect(await stage.send({ startTimer })).toMatchObject({ kind: 'accepted' })
    expect([waits, stage.server.connections()]).toEqual([[240_000, 15_000], 2])
  })

  it('[S413] the word of a new connection counts', async () => {
    let isClosed = false
    await using stage = await start((command) => (isClosed && command.startsWith('MAIL') ? '451 Later' : undefined))
    await stage.send()
    isClosed = true
    expect(await stage.send()).toMatchObject({ kind: 'later', answer: '451 Later', isPossiblyDelivered: false })
    expect(stage.server.connections()).toBe(2)
  })

  it('[S413] [F65] a mail whose kept connection breaks after the final dot is in doubt, and is not sent anew', async () => {
    await using stage = await start(onNth(2, '.', hangUp))
    await stage.send()
    expect(await stage.send()).toMatchObject({ kind: 'later', isPossiblyDelivered: true })
    expect(stage.server.connections()).toBe(1)
  })

  it('[S414] a refused recipient ends no connection: the mail is forgotten, and the next one follows', async () => {
    await using stage = await start(onNth(2, 'RCPT', '550 5.1.1 No such user'))
    await stage.send()
    expect(await stage.send()).toMatchObject({ kind: 'refused', answer: '550 5.1.1 No such user' })
    await untilFree(stage.connections, stage.server.account)
    expect(await stage.send()).toMatchObject({ kind: 'accepted' })
    expect(stage.server.connections()).toBe(1)
    expect(stage.server.commands.filter((command) => command === 'RSET')).toHaveLength(1)
  })

  it.each<[string, ReturnType<Script>]>([
    ['refuses', '502 Not here'],
    ['hangs up at', hangUp],
  ])('[S414] a server that %s RSET gets a new connection', async (_, reply) => {
    await using stage = await start((command) => {
      if (command === 'RSET') return reply
      return command.startsWith('RCPT') && stage.server.received.length === 1 ? '550 No such user' : undefined
    })
    await stage.send()
    expect(await stage.send()).toMatchObject({ kind: 'refused' })
    await expect.poll(() => stage.connections.count(stage.server.account)).toBe(0)
  })

  it('[S415] a further connection that is refused says nothing of the mail while others are open', async () => {
    await using stage = await start(onNth(2, 'CONNECT', '421 4.7.0 Too many connections'))
    const outcomes = await Promise.all([stage.send(), stage.send()])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['accepted', 'crowded'])
  })
})
