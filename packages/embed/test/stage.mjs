// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
// A real Chromium before a small server, which serves test pages under a strict CSP and catches what they send.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { rolldown } from 'rolldown'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs'
import { onLog } from '../on-log.mjs'
import { drawnBy } from '../page-runtime.mjs'

const here = import.meta.dirname

export const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'"

const shell = (library, markup) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stage</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/form.css"></head><body><main id="root">${markup}</main>${library ? `<script type="module" src="/${library}.js"></script>` : ''}</body></html>`

/** The runtime as sites bundle it: in modules, with what is fetched on demand in files of its own; with React's warnings. */
async function inModules(library, alias) {
  const build = await rolldown({
    onLog,
    input: { [library]: join(here, `${library}-page.mjs`) },
    platform: 'browser',
    tsconfig: false,
    resolve: { conditionNames: ['letterslot-source', 'module', 'browser', 'import', 'development', 'default'], alias },
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"development"' } },
  })
  const { output } = await build.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: `${library}/[name].js`,
  })
  await build.close()
  return output.map(({ fileName, code }) => [`/${fileName}`, code])
}

const scripts = {
  react: () => inModules('react'),
  preact: () => inModules('preact', drawnBy('preact')),
}

/** Serves `files` (path to body) and keeps every POST as raw text, with the origin that it came from. */
async function serve(files, host) {
  const posts = []
  const answer = { status: 200, text: 'OK' }
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const parts = []
      request.on('data', (part) => parts.push(part))
      request.on('end', () => {
        const { origin, 'content-type': type } = request.headers
        posts.push({ path: request.url, type, origin, body: Buffer.concat(parts).toString() })
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
    const file = files.get(new URL(request.url, 'http://stage').pathname)
    response.writeHead(file ? 200 : 404, file?.headers)
    response.end(file?.body)
  })
  await new Promise((resolve) => server.listen(0, host, resolve))
  const { port } = server.address()
  return { posts, answer, port, origin: `http://localhost:${port}`, close: () => server.close() }
}

/**
 * Sets the stage.
 * @param libraries - of `react` and `preact`.
 * @param host - the address to listen at: this machine alone, unless a test visits from outside.
 */
export async function createStage(libraries = [], host = '127.0.0.1') {
  const css = await readFile(join(here, '../../react/src/form.css'))
  const files = new Map([
    ['/form.css', { body: css, headers: { 'Content-Type': 'text/css' } }],
    ['/blank', { body: '<!doctype html><title>Blank</title>', headers: { 'Content-Type': 'text/html' } }],
  ])
  const html = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': csp }
  const starting = chromium.launch({ executablePath: findChromium(join(here, '../../..')), args: chromiumArgs })
  const built = await Promise.all(libraries.map((library) => scripts[library]()))
  const browser = await starting
  const server = await serve(files, host)
  for (const [path, body] of built.flat())
    files.set(path, { body, headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
  for (const library of libraries) files.set(`/${library}`, { body: shell(library, ''), headers: html })
  return {
    server,
    /** Puts a page at a path; without a CSP header unless it is a shell's. */
    put(path, body, headers = { 'Content-Type': 'text/html; charset=utf-8' }) {
      files.set(path, { body, headers })
    },
    /** Puts markup that `library`'s script finds when it starts. */
    putMarkup(path, library, markup) {
      files.set(path, { body: shell(library, markup), headers: html })
    },
    /** A fresh page, and everything that its console complained of. */
    async open(path, options = {}) {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Oslo', ...options })
      const page = await context.newPage()
      const complaints = []
      page.on('console', (message) => {
        if (/^(warning|error)$/.test(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(`${error}`))
      await page.goto(new URL(path, server.origin).href)
      return { page, context, complaints }
    },
    /** Makes an opened page as good as a fresh one, for a quarter of the cost: nothing loaded, nothing kept. */
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
