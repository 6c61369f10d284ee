import { createServer, type Socket } from 'node:net'

/** A request as a test's server received it: the bytes of one request, as Latin-1. */
export interface Captured {
  readonly raw: string
  readonly method: string
  readonly path: string
  readonly body: string
}

export interface WireServer {
  readonly origin: string
  readonly requests: readonly Captured[]
  readonly close: () => Promise<void>
}

/** Writes one whole answer and closes the connection. */
export function answer(
  socket: Socket,
  status: number,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): void {
  const lines = Object.entries({ 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', ...headers })
  const head = [`HTTP/1.1 ${status} X`, 'connection: close', `content-length: ${Buffer.byteLength(body)}`]
  socket.end([...head, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n'))
}

/** A server on a free port that keeps the raw bytes of each request and leaves the answer to the test. */
export async function startWireServer(
  onRequest: (socket: Socket, request: Captured) => void = (socket) => answer(socket, 200, 'OK'),
): Promise<WireServer> {
  const requests: Captured[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let raw = ''
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      raw += chunk.toString('latin1')
      const request = readRequest(raw)
      if (!request) return
      raw = ''
      requests.push(request)
      onRequest(socket, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** An origin where nothing listens: a port that was free a moment ago. */
export async function deadOrigin(): Promise<string> {
  const server = await startWireServer()
  await server.close()
  return server.origin
}

function readRequest(raw: string): Captured | undefined {
  const end = raw.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const body = raw.slice(end + 4)
  const length = /^content-length: (\d+)$/im.exec(raw.slice(0, end))?.[1] ?? '0'
  if (body.length < Number(length)) return undefined
  const [method = '', path = ''] = raw.split(' ', 2)
  return { raw, method, path, body }
}
