import { createServer, type IncomingMessage } from 'node:http'
import { closed, portOf } from '../harness/static-host.ts'

/** One message as it arrived. */
export interface Arrived {
  readonly params: Readonly<Record<string, string>>
  readonly files: readonly { readonly name: string; readonly fileName: string; readonly text: string }[]
}

/** A provider's stand-in on this machine, of another origin than the pages'. */
export interface RecordingProvider {
  readonly origin: string
  /** Every message that a request brought, whatever was answered. */
  readonly arrived: readonly Arrived[]
  /**
   * `up` accepts, `down` breaks every connection, `holding` takes a message in and answers once it is `up` again.
   */
  readonly set: (state: 'up' | 'down' | 'holding') => void
  readonly close: () => Promise<void>
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
}

/** Starts one that is up. */
export async function startProvider(): Promise<RecordingProvider> {
  const arrived: Arrived[] = []
  const held: (() => void)[] = []
  let state: 'up' | 'down' | 'holding' = 'up'
  const server = createServer(async (request, response) => {
    if (state === 'down') return void response.socket?.resetAndDestroy()
    if (request.method !== 'POST') return void response.writeHead(204, cors).end()
    const answer = () => response.writeHead(200, { ...cors, 'Content-Type': 'text/plain' }).end('OK')
    arrived.push(await messageOf(request))
    if (state === 'up') answer()
    else held.push(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    arrived,
    set(next) {
      state = next
      if (next === 'up') for (const answer of held.splice(0)) answer()
    },
    close: () => closed(server),
  }
}

/** Reads the provider's wire: JSON, or a form where there are files. */
async function messageOf(request: IncomingMessage): Promise<Arrived> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) {
    const { template_params: params }: { template_params: Record<string, string> } = JSON.parse(body.toString())
    return { params, files: [] }
  }
  const data = [...(await new Response(body, { headers: { 'Content-Type': type } }).formData())]
  const params: Record<string, string> = {}
  const files: { name: string; fileName: string; text: string }[] = []
  for (const [name, value] of data)
    if (typeof value === 'string') params[name] = value
    else files.push({ name, fileName: value.name, text: await value.text() })
  return { params, files }
}
