import { createServer } from 'node:http'
import { extname } from 'node:path'
import { closed, portOf, types } from './static-host.ts'

/** A site whose files and headers a test writes: what a maker with a strict host has. */
export interface HeadedSite {
  /** `http://localhost:PORT`; the same files stand at `elsewhere`, which is another site to a browser. */
  readonly origin: string
  readonly elsewhere: string
  /** Puts a file there. Its type goes by its name. */
  readonly put: (path: string, body: string, headers?: Readonly<Record<string, string>>) => void
  readonly close: () => Promise<void>
}

/** Starts a site without a file. */
export async function startHeadedSite(): Promise<HeadedSite> {
  const files = new Map<string, { readonly body: string; readonly headers: Readonly<Record<string, string>> }>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    // Browsers ask for one by themselves.
    const file = pathname === '/favicon.ico' ? { body: '', headers: {} } : files.get(pathname)
    const type = types[extname(pathname)] ?? 'text/html; charset=utf-8'
    response.writeHead(file ? 200 : 404, { 'Content-Type': type, ...file?.headers }).end(file?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  return {
    origin: `http://localhost:${port}`,
    elsewhere: `http://127.0.0.1:${port}`,
    put(path, body, headers = {}) {
      files.set(path, { body, headers })
    },
    close: () => closed(server),
  }
}
