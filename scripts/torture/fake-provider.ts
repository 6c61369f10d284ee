import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Fate } from './fate.ts'
import { fileFacts } from './file-facts.ts'
import { listen } from './listen.ts'
import { type Delivered, type Mailbox, readDelivered } from './mailbox.ts'

/** A provider on a port of this machine, whose every request comes to what `fate` says. */
export interface FakeProvider {
  readonly origin: string
  close(): Promise<void>
}

/** A stand-in for a provider. */
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
    const params = await readParams(request).catch((error: unknown) => {
      // Half a request, because its sender died: there is nobody to answer.
      if (request.destroyed && !request.complete) return undefined
      throw error
    })
    if (params === undefined) return
    const delivered = readDelivered(params)
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

/** Added by the client to the parameters of a form that brings files. */
const identifiers = new Set(['lib_version', 'service_id', 'template_id', 'user_id'])

/** The parameters of either of the wire's two requests; of each file its name, size and SHA-256. */
async function readParams(request: IncomingMessage): Promise<Readonly<Record<string, string>>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const content = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('multipart/form-data')) return readForm(content, type)
  const body: unknown = JSON.parse(content.toString())
  if (!hasParams(body)) throw new Error('The request has no parameters.')
  return body.template_params
}

async function readForm(content: Buffer<ArrayBuffer>, type: string): Promise<Readonly<Record<string, string>>> {
  const fields = await new Response(content, { headers: { 'Content-Type': type } }).formData()
  const params: Record<string, string> = {}
  for (const [name, value] of fields) {
    if (identifiers.has(name)) continue
    // HTML has line ends of a posted form as CRLF.
    if (typeof value === 'string') params[name] = value.replaceAll('\r\n', '\n')
    else params[name] = fileFacts(value.name, Buffer.from(await value.arrayBuffer()))
  }
  return params
}

function hasParams(body: unknown): body is { readonly template_params: Readonly<Record<string, string>> } {
  return typeof body === 'object' && body !== null && 'template_params' in body
}
