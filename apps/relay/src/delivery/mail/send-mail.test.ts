import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { hangUp, type Script, silence, startScriptedSmtpServer } from './scripted-smtp-server.test.fixture.ts'
import { defaultTimeouts, type SendMailOptions, sendMail } from './send-mail.ts'
import type { Mail } from './smtp-session.ts'

const mail: Mail = {
  messageId: '<1@example.org>',
  from: 'forms@example.org',
  to: ['a@example.org', 'b@example.org'],
  source: Buffer.from('Subject: Hello\r\n\r\n.A line\r\n'),
}
/** So long that a busy machine comes to the final dot within it. */
const patient = { connectMs: 15_000, silenceMs: 15_000, conversationMs: 18_000 }
const short = { connectMs: 5000, silenceMs: 300, conversationMs: 5000 }

/** Answers `reply` to the one command that begins so. */
const on =
  (start: string, reply: ReturnType<Script>): Script =>
  (command) =>
    command.startsWith(start) ? reply : undefined

/** A timer that ends when the signal says so. */
const endedBy =
  (end: AbortSignal): NonNullable<SendMailOptions['startTimer']> =>
  (_ms, onEnd) => {
    end.addEventListener('abort', onEnd)
    return () => end.removeEventListener('abort', onEnd)
  }

/** A server that falls silent at a command, by which time the whole conversation has lasted too long. */
async function deliverToSilence(command: string) {
  const end = new AbortController()
  await using server = await startScriptedSmtpServer((line) => {
    if (!line.startsWith(command)) return undefined
    end.abort()
    return silence
  })
  const outcome = await sendMail(server.account, mail, { timeouts: patient, startTimer: endedBy(end.signal) })
  return { outcome, port: server.account.port }
}

/** A server with a certificate that nobody issued. @param secure - TLS from the first byte, or by STARTTLS. */
async function startTlsServer(secure: boolean) {
  const seen: string[] = []
  const server = new SMTPServer({
    secure,
    allowInsecureAuth: true,
    logger: false,
    onAuth: (_auth, session, callback) => {
      seen.push(session.secure ? 'login over TLS' : 'login in the clear')
      callback(null, { user: 1 })
    },
    onData: (stream, session, callback) => {
      stream.resume().on('end', () => {
        seen.push(session.secure ? 'mail over TLS' : 'mail in the clear')
        callback()
      })
    },
  })
  // A client that does not like the certificate breaks the handshake off.
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    seen,
    account: { host: '127.0.0.1', port: portOf(listener), login: { user: 'maker', password: 'secret' } },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe('deliver', () => {
  it('[S219] hands the mail over as it is, with its size and one envelope', async () => {
    await using server = await startScriptedSmtpServer(undefined, ['SIZE 1000', 'AUTH PLAIN'])
    expect(await sendMail(server.account, mail)).toEqual({
      kind: 'accepted',
      answer: '250 Taken',
      delivered: ['a@example.org', 'b@example.org'],
      refused: [],
      deferred: [],
    })
    expect(server.received).toEqual([{ from: mail.from, to: mail.to, source: 'Subject: Hello\r\n\r\n.A line\r\n' }])
    expect(server.commands).toContain('MAIL FROM:<forms@example.org> SIZE=27')
  })

  it.each([
    ['451 at RCPT TO', on('RCPT', '451 4.7.1 Greylisted'), '451 4.7.1 Greylisted'],
    ['452 after the final dot', on('.', '452 Disk full'), '452 Disk full'],
    ['a connection closed at DATA', on('DATA', hangUp), 'closed the connection.'],
  ])('[S220] [F62] puts the mail off after %s', async (_, script, answer) => {
    await using server = await startScriptedSmtpServer(script)
    expect(await sendMail(server.account, mail)).toEqual({
      kind: 'later',
      answer: expect.stringContaining(answer),
      isPossiblyDelivered: false,
      refused: [],
    })
    expect(server.received).toEqual([])
  })

  it.each([
    ['421 at the greeting', on('CONNECT', '421 Busy'), '421 Busy'],
    ['554 at the greeting', on('CONNECT', '554 No SMTP service here'), '554 No SMTP service here'],
    ['454 at the login', on('AUTH', '454 4.7.0 Temporary authentication failure'), '454 4.7.0'],
    ['a connection closed at the greeting', on('CONNECT', hangUp), 'closed the connection.'],
  ])('[S345] [S220] [F62] blames the server alone for %s', async (_, script, answer) => {
    await using server = await startScriptedSmtpServer(script)
    expect(await sendMail(server.account, mail)).toEqual({
      kind: 'unreachable',
      answer: expect.stringContaining(answer),
    })
  })

  it.each(['CONNECT', 'EHLO', 'AUTH'])(
    '[S345] [S221] [F62] blames a server that falls silent at %s',
    async (command) => {
      await using server = await startScriptedSmtpServer(on(command, silence))
      const outcome = await sendMail(server.account, mail, { timeouts: { ...short, connectMs: 100, silenceMs: 100 } })
      const answer = `127.0.0.1:${server.account.port} did not answer in time.`
      expect(outcome).toEqual({ kind: 'unreachable', answer })
    },
  )

  it.each(['MAIL', 'DATA'])('[S221] [F62] puts the mail off when the server falls silent at %s', async (command) => {
    const { outcome, port } = await deliverToSilence(command)
    const answer = `127.0.0.1:${port} did not answer in time.`
    expect(outcome).toEqual({ kind: 'later', answer, isPossiblyDelivered: false, refused: [] })
  })

  it('[S221] [F62] gives the whole conversation its time, and no more', async () => {
    const asked: number[] = []
    await using server = await startScriptedSmtpServer()
    const startTimer = (ms: number, onEnd: () => void) => {
      asked.push(ms)
      onEnd()
      return () => {}
    }
    expect(await sendMail(server.account, mail, { startTimer })).toMatchObject({ kind: 'unreachable' })
    expect(asked).toEqual([defaultTimeouts.conversationMs])
  })

  it('[S345] [S221] [F62] puts the mail off when nothing listens', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = portOf(server)
    await new Promise((resolve) => server.close(resolve))
    expect(await sendMail({ host: '127.0.0.1', port, tls: 'local' }, mail)).toEqual({
      kind: 'unreachable',
      answer: `Nothing listens at 127.0.0.1:${port}.`,
    })
  })

  it.each([[['AUTH PLAIN']], [['AUTH PLAIN', 'PIPELINING']]])(
    '[S223] [F63] delivers to the good recipient and reports the bad one, with %j',
    async (extensions) => {
      await using server = await startScriptedSmtpServer(on('RCPT TO:<b@', '550 5.1.1 No such user'), extensions)
      expect(await sendMail(server.account, mail)).toEqual({
        kind: 'accepted',
        answer: '250 Taken',
        delivered: ['a@example.org'],
        refused: [{ address: 'b@example.org', answer: '550 5.1.1 No such user' }],
        deferred: [],
      })
    },
  )

  it('[S224] tells a recipient who has to wait from one who is refused', async () => {
    await using server = await startScriptedSmtpServer(on('RCPT TO:<b@', '451 Greylisted'))
    expect(await sendMail(server.account, mail)).toMatchObject({
      kind: 'accepted',
      delivered: ['a@example.org'],
      deferred: [{ address: 'b@example.org', answer: '451 Greylisted' }],
    })
  })

  it('[S222] reports a mail that nobody may have', async () => {
    await using server = await startScriptedSmtpServer(on('RCPT', '550 5.1.1 No such user'))
    expect(await sendMail(server.account, mail)).toEqual({
      kind: 'refused',
      answer: '550 5.1.1 No such user',
      refused: mail.to.map((address) => ({ address, answer: '550 5.1.1 No such user' })),
    })
  })

  it('[S225] [F64] says no mail of the service can go out when the password is wrong', async () => {
    await using server = await startScriptedSmtpServer(on('AUTH', '535 5.7.8 Bad credentials'))
    expect(await sendMail(server.account, mail)).toEqual({
      kind: 'blocked',
      cause: 'login',
      answer: '535 5.7.8 Bad credentials',
    })
    expect(server.commands.filter((command) => command.startsWith('MAIL'))).toEqual([])
  })

  it.each([
    ['implicit', true],
    ['required', false],
  ] as const)(
    '[S226] [F64] sends nothing to a server whose certificate cannot be trusted, TLS %s',
    async (tls, secure) => {
      await using server = await startTlsServer(secure)
      expect(await sendMail({ ...server.account, tls }, mail)).toMatchObject({ kind: 'blocked', cause: 'certificate' })
      expect(server.seen).toEqual([])
    },
  )

  it('[S234] encrypts on the way to a server of this computer, whatever its certificate', async () => {
    await using server = await startTlsServer(false)
    expect(await sendMail({ ...server.account, tls: 'local' }, mail)).toMatchObject({ kind: 'accepted' })
    expect(server.seen).toEqual(['login over TLS', 'mail over TLS'])
  })

  it('[S227] [F64] sends neither password nor mail in the clear when STARTTLS is stripped', async () => {
    await using server = await startScriptedSmtpServer(on('STARTTLS', '502 Not here'))
    expect(await sendMail({ ...server.account, tls: 'required' }, mail)).toEqual({
      kind: 'blocked',
      cause: 'encryption',
      answer: '502 Not here',
    })
    expect(server.commands.map((command) => command.split(' ')[0])).toEqual(['EHLO', 'STARTTLS'])
  })

  it('[S228] [F65] records a doubt when the connection is closed after the final dot', async () => {
    await using server = await startScriptedSmtpServer(on('.', hangUp))
    expect(await sendMail(server.account, mail, { timeouts: patient })).toMatchObject({
      kind: 'later',
      isPossiblyDelivered: true,
    })
  })

  it('[S228] [F65] records a doubt when the connection is silent after the final dot', async () => {
    expect((await deliverToSilence('.')).outcome).toMatchObject({ kind: 'later', isPossiblyDelivered: true })
  })

  it('[S229] [F67] refuses a mail over the advertised SIZE before it is sent', async () => {
    await using server = await startScriptedSmtpServer(undefined, ['SIZE 10', 'AUTH PLAIN'])
    expect(await sendMail(server.account, mail)).toEqual({
      kind: 'refused',
      answer: `The mail is larger than 127.0.0.1:${server.account.port} takes: 10 bytes.`,
      refused: [],
    })
    expect(server.commands.map((command) => command.split(' ')[0])).toEqual(['EHLO', 'AUTH'])
  })

  it('[S229] [F67] takes 552 for final', async () => {
    await using server = await startScriptedSmtpServer(on('.', '552 5.3.4 Too big'))
    expect(await sendMail(server.account, mail)).toEqual({ kind: 'refused', answer: '552 5.3.4 Too big', refused: [] })
  })

  it('[S231] stops when told, without doubt before the final dot and with it after', async () => {
    for (const [command, outcome] of [
      ['MAIL', { kind: 'aborted' }],
      ['.', { kind: 'later', isPossiblyDelivered: true }],
    ] as const) {
      const stop = new AbortController()
      await using server = await startScriptedSmtpServer((line) => {
        if (!line.startsWith(command)) return undefined
        stop.abort()
        return silence
      })
      expect(await sendMail(server.account, mail, { signal: stop.signal })).toMatchObject(outcome)
    }
  })

  it('[S232] lets the conversation be heard without the password', async () => {
    await using server = await startScriptedSmtpServer()
    const lines: string[] = []
    await sendMail(server.account, mail, { onLine: (speaker, line) => lines.push(`${speaker}: ${line}`) })
    expect(lines).toContain('client: RCPT TO:<a@example.org>')
    expect(lines).toContain('server: 250 Taken')
    expect(lines.join('\n')).not.toContain(Buffer.from('\0maker\0secret').toString('base64'))
  })
})
