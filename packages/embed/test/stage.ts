// A real Chromium before a small server, which serves test pages under a strict CSP and catches what they send.
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { sharedChromium } from '../../../scripts/shared-chromium.ts'

export const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'"

/** A file that the stage serves. */
interface Served {
  readonly body: string
  readonly headers?: OutgoingHttpHeaders
}

/** A POST that came, as raw text. */
interface Post {
  readonly path: string
  readonly type: string | undefined
  readonly origin: string | undefined
  readonly body: string
}

interface StageServer {
  readonly posts: Post[]
  readonly answer: { status: number; text: string }
  /** Another one for each test: an origin that nothing is kept of. */
  readonly port: number
  readonly origin: string
  /** Goes on at another port. What is loaded from the last one stays as it is, and nothing that it sends counts any more. */
  move(): Promise<void>
  close(): void
}

/** A page, with everything that its console complained of. */
interface Opened {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}

interface Stage {
  readonly server: StageServer
  /** Puts a page at a path. */
  put(path: string, body: string, headers?: OutgoingHttpHeaders): void
  /** Opens a page of the server: of wishes in a context of its own; else, and where scripts are off, in one that tests share. */
  open(path: string, options?: BrowserContextOptions): Promise<Opened>
  /** A page that shows nothing yet. */
  take(options?: BrowserContextOptions): Promise<Opened>
  /** Ends a test: the next has an origin of its own, for a quarter of what a context costs. Returns what consoles complained of. */
  finish(): Promise<string[]>
  close(): void
}

/** Serves `files` (path to body) and keeps every POST as raw text, with the origin that it came from. */
async function serve(files: ReadonlyMap<string, Served>, host: string): Promise<StageServer> {
  const posts: Post[] = []
  const answer = { status: 200, text: 'OK' }
  const servers: Server[] = []
  const listen = async (): Promise<number> => {
    const server = createServer((request, response) => {
      if (request.method === 'POST') {
        const parts: Buffer[] = []
        request.on('data', (part) => parts.push(part))
        request.on('end', () => {
          const { origin, 'content-type': type } = request.headers
          if (server === servers.at(-1))
            posts.push({ path: request.url ?? '', type, origin, body: Buffer.concat(parts).toString() })
          response.writeHead(answer.status, { 'Content-Type': 'text/plain', 'Access-Control-Allow-Origin': '*' })
          response.end(answer.text)
        })
        return
      }
      if (request.method === 'OPTIONS') {
        response.writeHead(204, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' })
        response.end()
        return
      }
      const file = files.get(new URL(request.url ?? '', 'http://stage').pathname)
      response.writeHead(file ? 200 : 404, file?.headers)
      response.end(file?.body)
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, host, resolve))
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  let port = await listen()
  return {
    posts,
    answer,
    get port() {
      return port
    },
    get origin() {
      return `http://localhost:${port}`
    },
    async move() {
      port = await listen()
      posts.splice(0)
      Object.assign(answer, { status: 200, text: 'OK' })
    },
    close() {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

/** Pages of the worker's Chromium that tests share, of all files, by what they are for. */
const shared = new Map<string, Opened>()

/** The ports of tests that ended: a page of theirs may complain until the next one is shown. */
const left = new Set<string>()

async function make(options: BrowserContextOptions): Promise<Opened> {
  const browser = await sharedChromium()
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Oslo', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // Not each line has a place: one of a digest names its file in its words.
    const [, port = ''] = /\bhttp:\/\/[^/]*:(\d+)\//.exec(message.location().url || message.text()) ?? []
    if (/^(warning|error)$/.test(message.type()) && !left.has(port)) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`${error}`))
  return { page, context, complaints }
}

/** True of pages that differ in nothing else from those without wishes. */
const isScriptless = ({ javaScriptEnabled, ...others }: BrowserContextOptions): boolean =>
  javaScriptEnabled === false && Object.keys(others).length === 0

/**
 * Sets the stage.
 * @param purpose - a page is shared with the stages of the same one.
 * @param host - the address to listen at: this machine alone, unless a test visits from outside.
 */
export async function createStage(purpose: string, host = '127.0.0.1'): Promise<Stage> {
  const files = new Map<string, Served>([
    // Browsers ask for it, and would complain.
    ['/favicon.ico', { body: '' }],
  ])
  const server = await serve(files, host)
  let opened: Opened[] = []

  async function take(options?: BrowserContextOptions): Promise<Opened> {
    const name = !options ? purpose : isScriptless(options) ? `${purpose}, scripts off` : undefined
    const free = name === undefined ? undefined : shared.get(name)
    const isTaken = free !== undefined && (opened.includes(free) || free.page.isClosed())
    const one = free && !isTaken ? free : await make(options ?? {})
    if (name !== undefined && !isTaken) shared.set(name, one)
    opened.push(one)
    return one
  }
  return {
    server,
    put(path, body, headers = { 'Content-Type': 'text/html; charset=utf-8' }) {
      files.set(path, { body, headers })
    },
    take,
    async open(path, options) {
      const one = await take(options)
      await one.page.goto(new URL(path, server.origin).href)
      return one
    },
    async finish() {
      const complaints = opened.flatMap((one) => one.complaints.splice(0))
      // From here on a page complains too late, also of what is ended below.
      left.add(`${server.port}`)
      const kept = new Set(shared.values())
      for (const one of opened) {
        const { page, context } = one
        if (kept.has(one)) {
          page.removeAllListeners('request')
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          for (const other of context.pages()) if (other !== page) await other.close()
        } else await context.close()
      }
      opened = []
      await server.move()
      return complaints
    },
    close() {
      server.close()
    },
  }
}
