import { createServer } from 'node:http'
import { closed, portOf } from './static-host.ts'

/** One request as it came in: nothing parsed but the body read to its end. */
export interface CapturedRequest {
  readonly method: string
  readonly path: string
  readonly contentType: string
  readonly origin: string | undefined
  readonly body: string
}

/** A stand-in for the provider: keeps what it is sent and answers as told. */
export interface CapturingProvider {
  readonly url: string
  readonly requests: readonly CapturedRequest[]
  /** What the next requests are answered; `200 OK` at first. */
  readonly answer: (status: number, text: string) => void
  readonly close: () => Promise<void>
}

/** Starts a provider stand-in that answers CORS preflights as the real one does. */
export async function startProvider(): Promise<CapturingProvider> {
  const requests: CapturedRequest[] = []
  let next = { status: 200, text: 'OK' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const cors = {
        'Access-Control-Allow-Origin': request.headers.origin ?? '*',
        'Access-Control-Allow-Methods': 'POST, OPTIONS',
        'Access-Control-Allow-Headers': 'content-type',
        Vary: 'Origin',
      }
      if (request.method === 'OPTIONS') {
        response.writeHead(204, cors).end()
        return
      }
      requests.push({
        method: request.method ?? '',
        path: request.url ?? '',
        contentType: request.headers['content-type'] ?? '',
        origin: request.headers.origin,
        body: Buffer.concat(chunks).toString('utf8'),
      })
      response.writeHead(next.status, { ...cors, 'Content-Type': 'text/plain' }).end(next.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${portOf(server)}`,
    requests,
    answer: (status, text) => {
      next = { status, text }
    },
    close: () => closed(server),
  }
}
