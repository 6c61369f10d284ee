import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { Hono } from 'hono'
import { errorCode } from '../../system/error-code.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import type { Listener } from '../listen.ts'

/**
 * The studio's policy: its own files, and requests to the relay or provider that the maker connects, on this computer in
 * local mode only. No page of another origin frames the studio: a click in such a frame would be the maker's.
 */
function studioPolicy(isLocal: boolean): string {
  const reachable = isLocal ? "'self' https: http://localhost:*" : "'self' https:"
  return `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${reachable}; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types letterslot-intake 'allow-duplicates'`
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Names that the build made from the content, so they never change: `index-B7x2kq0a.js`. */
const hashed = /-[\w-]{8}\.[a-z0-9]+$/

/** The frame in which mail is previewed; the studio's policy would forbid its styles. */
const mailFrame = '/mail-frame.html'
/** Beside the frame's own meta policy: what a meta tag cannot say. */
const mailFramePolicy = "frame-ancestors 'self'; sandbox allow-scripts"

const notBuilt = 'The studio is not built yet. Run npm run build, then reload this page.'

/** The studio's files; every navigation that names none of them gets its start page, which knows its own addresses. */
export function studioRoutes({ studioFolder, isLocal }: Pick<AppDeps, 'studioFolder' | 'isLocal'>): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  app.get('*', async (c) => {
    const { path } = c.req
    const file = path.endsWith('/') || path === '/index.html' ? undefined : await readStudioFile(studioFolder, path)
    if (file !== undefined) {
      c.header('Content-Type', contentTypes[extname(path)] ?? 'application/octet-stream')
      c.header('Cache-Control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      guard(c.header, path === mailFrame ? mailFramePolicy : studioPolicy(isLocal))
      return c.body(file)
    }
    if (path !== '/' && !isNavigation(c.req.header('sec-fetch-mode'), c.req.header('accept')))
      return c.text('Not found', 404)
    const index = await readStudioFile(studioFolder, '/index.html')
    c.header('Cache-Control', 'no-cache')
    guard(c.header, studioPolicy(isLocal))
    if (index === undefined) return c.text(notBuilt, 503)
    return c.html(markStudio(new TextDecoder().decode(index), isLocal))
  })
  return app
}

function guard(header: (name: string, value: string) => void, policy: string): void {
  header('Content-Security-Policy', policy)
  header('Referrer-Policy', 'same-origin')
  header('Cross-Origin-Opener-Policy', 'same-origin')
}

/**
 * Marks the page with the kind of server, so that the studio has not to probe for one. Its relative addresses become absolute: one
 * start page answers for paths of every depth.
 */
function markStudio(html: string, isLocal: boolean): string {
  const marker = `<meta name="letterslot-relay" content="${isLocal ? 'local' : 'server'}">`
  return html.replaceAll(/((?:src|href)=")\.\//g, '$1/').replace(/<head(?:\s[^>]*)?>/, (head) => `${head}${marker}`)
}

/** A file of the studio; undefined for what is none, and for every way out of its folder. */
async function readStudioFile(folder: string, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = normalize(join(folder, path))
  if (!file.startsWith(`${normalize(folder)}${sep}`) || file.includes('\0')) return undefined
  try {
    return Uint8Array.from(await readFile(file))
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined
    throw error
  }
}

function isNavigation(mode: string | undefined, accept: string | undefined): boolean {
  return mode === undefined ? (accept?.includes('text/html') ?? false) : mode === 'navigate'
}

/** Paths that are the relay's own while Vite serves the studio. */
const ownPaths = /^\/(?:api\/|healthz$|readyz$|metrics$)/

/**
 * Serves the studio from its sources, with hot reload, in front of the relay. Development only: of the
 * studio's policy only who may frame it, since the rest forbids what hot reload does.
 * @param folder - the studio's, with its vite.config.ts.
 * @returns stops it.
 */
export async function attachStudioDev(
  listener: Listener,
  relay: RequestListener,
  folder: string,
): Promise<() => Promise<void>> {
  // biome-ignore lint/correctness/noUndeclaredDependencies: the repository has it; an installed relay needs none.
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(folder, 'vite.config.ts'),
    root: folder,
    appType: 'spa',
    base: '/',
    server: { middlewareMode: true, ws: { server: listener.server } },
    plugins: [
      {
        name: 'letterslot-relay-marker',
        transformIndexHtml: () => [
          { tag: 'meta', attrs: { name: 'letterslot-relay', content: 'local' }, injectTo: 'head-prepend' },
        ],
      },
    ],
  })
  listener.serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
    // Foreign hosts and the other names of this computer are the guard's business: it refuses or redirects.
    if (ownPaths.test(pathname) || name !== 'localhost') relay(request, response)
    else {
      response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
      response.setHeader('X-Content-Type-Options', 'nosniff')
      vite.middlewares(request, response)
    }
  })
  return () => vite.close()
}
