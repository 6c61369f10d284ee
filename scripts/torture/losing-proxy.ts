import { createServer, type IncomingMessage, request as openRequest } from 'node:http'
import { listen } from './listen.ts'

/** A proxy between a page and a relay that loses answers. */
export interface LosingProxy {
  readonly origin: string
  /** Submissions that went through it, and of how many the answer was lost after the relay had given it. */
  counts(): { readonly submissions: number; readonly lost: number }
  close(): Promise<void>
}

/**
 * Starts a proxy in front of a server on this machine.
 * @param loses - asked once for each submission, after the whole answer has come from behind: whether it is lost.
 */
export async function startLosingProxy(port: number, loses: () => boolean): Promise<LosingProxy> {
  let submissions = 0
  let lost = 0
  const server = createServer((request, response) => {
    const { method, headers, url: path } = request
    const forward = openRequest({ host: '127.0.0.1', port, method, path, headers }, async (answer) => {
      const body = await wholeOf(answer)
      if (method === 'POST') {
        submissions += 1
        if (loses()) {
          lost += 1
          response.socket?.resetAndDestroy()
          return
        }
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
    })
    forward.on('error', () => response.socket?.resetAndDestroy())
    request.pipe(forward)
  })
  const listening = await listen(server)
  return {
    origin: `http://localhost:${listening.port}`,
    counts: () => ({ submissions, lost }),
    close: listening.close,
  }
}

async function wholeOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks)
}
