import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'
import { closed, portOf } from './static-host.ts'

/**
 * The treatment of a page's requests by a line. Preflights go by the server behind it, as everything does that is not
 * sent.
 */
export type LineState =
  /** Hands on what is sent, and the answer. */
  | { readonly kind: 'up' }
  /** Breaks every connection. */
  | { readonly kind: 'down' }
  /** Hands on what is sent, and breaks the connection in place of an answer. */
  | { readonly kind: 'losing' }
  /** Keeps what is sent until the line is in another state. */
  | { readonly kind: 'holding' }
  /** Answers in place of the server behind it. */
  | { readonly kind: 'answering'; readonly status: number; readonly text: string; readonly type?: string }

/** The line between a page and a relay. */
export interface Line {
  readonly origin: string
  /** From now on; what was held goes that way too. */
  readonly set: (state: LineState) => void
  readonly close: () => Promise<void>
}

/** Lays a line to a server on this machine. It is up. */
export async function layLine(url: string): Promise<Line> {
  const { port } = new URL(url)
  let state: LineState = { kind: 'up' }
  const held: (() => void)[] = []

  function pass(request: IncomingMessage, response: ServerResponse, loses = false): void {
    const { method, headers, url: path } = request
    const onward = openRequest({ host: 'localhost', port, method, path, headers }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      if (loses) response.socket?.resetAndDestroy()
      else response.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(chunks))
    })
    onward.on('error', () => response.socket?.resetAndDestroy())
    request.pipe(onward)
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (state.kind === 'down') {
      response.socket?.resetAndDestroy()
      return
    }
    if (request.method !== 'POST' || state.kind === 'up') {
      pass(request, response)
      return
    }
    switch (state.kind) {
      case 'losing':
        pass(request, response, true)
        return
      case 'holding':
        held.push(() => handle(request, response))
        return
      default:
        request.resume()
        response
          .writeHead(state.status, {
            'Access-Control-Allow-Origin': '*',
            'Content-Type': state.type ?? 'text/plain; charset=utf-8',
          })
          .end(state.text)
    }
  }

  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${portOf(server)}`,
    set(next) {
      state = next
      for (const go of held.splice(0)) go()
    },
    close: () => closed(server),
  }
}
