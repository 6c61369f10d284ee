import { createServer, type Socket } from 'node:net'
import type { SmtpAccount } from './smtp-account.ts'

/**
 * Answers a command (`EHLO …`, `RCPT TO:<a@b.c>`, `.` for the final dot): a reply, a hang-up, silence, or undefined
 * for the reply of a working server.
 */
export type Script = (command: string) => string | typeof hangUp | typeof silence | undefined

export const hangUp: unique symbol = Symbol('hang up')
export const silence: unique symbol = Symbol('silence')

/** A mail that the server answered 250 for. */
interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly source: string
}

/** A mail server for tests, over a real socket, that misbehaves on command. */
export interface ScriptedSmtpServer extends AsyncDisposable {
  readonly account: SmtpAccount
  readonly received: readonly ReceivedMail[]
  /** Every command line, the mail's text left out. */
  readonly commands: readonly string[]
  /** The number of connections so far. */
  readonly connections: () => number
}

/** Starts a server that follows a script. @param extensions - offered in the answer to EHLO. */
export async function startScriptedSmtpServer(
  script: Script = () => undefined,
  extensions: readonly string[] = ['8BITMIME', 'AUTH PLAIN'],
): Promise<ScriptedSmtpServer> {
  const received: ReceivedMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.setEncoding('latin1').on('close', () => sockets.delete(socket))
    // A client that is told to go away may reset the connection.
    socket.on('error', () => socket.destroy())
    const act = (command: string, otherwise: string): boolean => {
      const asked = script(command) ?? otherwise
      if (asked === hangUp) socket.destroy()
      else if (asked !== silence) socket.write(`${String(asked)}\r\n`)
      return typeof asked === 'string' && /^[23]/.test(asked)
    }
    let from = ''
    let to: string[] = []
    let text: string[] | undefined
    let rest = ''
    const onLine = (line: string) => {
      if (text !== undefined && line !== '.') {
        text.push(line.replace(/^\./, ''))
        return
      }
      commands.push(line)
      if (text !== undefined) {
        const mail = { from, to, source: `${text.join('\r\n')}\r\n` }
        if (act('.', '250 Taken')) received.push(mail)
        text = undefined
      } else if (/^EHLO/i.test(line)) {
        const lines = ['scripted', ...extensions]
        act(line, lines.map((each, index) => `250${index === lines.length - 1 ? ' ' : '-'}${each}`).join('\r\n'))
      } else if (/^MAIL FROM:/i.test(line)) {
        to = []
        from = /<(.*?)>/.exec(line)?.[1] ?? ''
        act(line, '250 Go on')
      } else if (/^RCPT TO:/i.test(line)) {
        if (act(line, '250 Go on')) to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
      } else if (line === 'DATA') {
        if (to.length === 0) socket.write('503 No recipient\r\n')
        else if (act(line, '354 Write')) text = []
      } else if (/^AUTH/i.test(line)) act(line, '235 Welcome')
      else if (line === 'QUIT') {
        act(line, '221 Bye')
        socket.end()
      } else act(line, '250 Fine')
    }
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(onLine)
    })
    act('CONNECT', '220 scripted')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    account: { host: '127.0.0.1', port, tls: 'local', login: { user: 'maker', password: 'secret' } },
    received,
    commands,
    connections: () => connections,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
