import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Listener } from './listen.ts'

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
