// A real Chromium before a small server, which serves test pages under a strict CSP and catches what they send.
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts'

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
  readonly port: number
  readonly origin: string
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
  /** A fresh page. */
  open(path: string, options?: BrowserContextOptions): Promise<Opened>
  /** Makes an opened page as good as a fresh one, for a quarter of the cost: nothing loaded, nothing kept. */
  renew(opened: Opened): Promise<void>
  close(): Promise<void>
}

/** Serves `files` (path to body) and keeps every POST as raw text, with the origin that it came from. */
async function serve(files: ReadonlyMap<string, Served>, host: string): Promise<StageServer> {
  const posts: Post[] = []
  const answer = { status: 200, text: 'OK' }
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = []
      request.on('data', (part) => parts.push(part))
      request.on('end', () => {
        const { origin, 'content-type': type } = request.headers
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
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { posts, answer, port, origin: `http://localhost:${port}`, close: () => server.close() }
}

/**
 * Sets the stage.
 * @param host - the address to listen at: this machine alone, unless a test visits from outside.
 */
export async function createStage(host = '127.0.0.1'): Promise<Stage> {
  const files = new Map<string, Served>([
    // Browsers ask for it, and would complain.
    ['/favicon.ico', { body: '' }],
    ['/blank', { body: '<!doctype html><title>Blank</title>', headers: { 'Content-Type': 'text/html' } }],
  ])
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  const server = await serve(files, host)
  return {
    server,
    put(path, body, headers = { 'Content-Type': 'text/html; charset=utf-8' }) {
      files.set(path, { body, headers })
    },
    async open(path, options = {}) {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Oslo', ...options })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (/^(warning|error)$/.test(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(`${error}`))
      await page.goto(new URL(path, server.origin).href)
      return { page, context, complaints }
    },
    async renew({ page, context, complaints }) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      for (const other of context.pages()) if (other !== page) await other.close()
      const { origin } = new URL(page.url())
      await page.goto(`${origin}/blank`)
      const devTools = await context.newCDPSession(page)
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await devTools.detach()
      complaints.splice(0)
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}
