import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Fate } from './fate.ts'
import { listen } from './listen.ts'
import { type Delivered, type Mailbox, readDelivered } from './mailbox.ts'

/** A provider on a port of this machine, whose every request comes to what `fate` says. */
export interface FakeProvider {
  readonly origin: string
  close(): Promise<void>
}

/** What stands in for a provider. */
export interface FakeProviderOptions {
  readonly mailbox: Mailbox
  readonly fate: (delivered: Delivered) => Fate
}

const headersOfAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '7200',
  // A browser repeats by itself what was asked over a used connection that breaks. What an outbox repeats is the matter here.
  Connection: 'close',
}

/** Starts a provider over real HTTP. */
export async function startFakeProvider({ mailbox, fate }: FakeProviderOptions): Promise<FakeProvider> {
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, headersOfAll).end()
    const delivered = readDelivered(await readParams(request))
    meet(response, fate(delivered), () => mailbox.take(delivered))
  })
  const { port, close } = await listen(server)
  return { origin: `http://localhost:${port}`, close }
}

/** A request that came whole is taken even when its sender dies while it waits: so is it with any provider. */
function meet(response: ServerResponse, { takes, delayMs, ending }: Fate, take: () => void): void {
  setTimeout(() => {
    if (takes) take()
    if (ending.kind === 'silence') return
    if (ending.kind === 'reset') return response.socket?.resetAndDestroy()
    const retryAfter = ending.retryAfterSeconds && { 'Retry-After': `${ending.retryAfterSeconds}` }
    response.writeHead(ending.status, { ...headersOfAll, 'Content-Type': 'text/plain', ...retryAfter }).end(ending.text)
  }, delayMs)
}

async function readParams(request: IncomingMessage): Promise<Readonly<Record<string, string>>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
  if (!hasParams(body)) throw new Error('The request has no parameters.')
  return body.template_params
}

function hasParams(body: unknown): body is { readonly template_params: Readonly<Record<string, string>> } {
  return typeof body === 'object' && body !== null && 'template_params' in body
}
