import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** The types of files, by the ends of their names. */
export const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

const fileAt = (path: string): string | undefined => {
  const status = statSync(path, { throwIfNoEntry: false })
  if (status?.isDirectory()) return fileAt(join(path, 'index.html'))
  return status?.isFile() ? path : undefined
}

/** A server that does nothing but hand out files, as GitHub Pages does: `index.html` in folders, `404.html` else. */
export interface StaticHost {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves `folder` under `prefix` (`/repo/`) on a port of the machine's choice. */
export async function serveFolder(folder: string, prefix: string): Promise<StaticHost> {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const inside = path.startsWith(prefix) ? normalize(path.slice(prefix.length)) : undefined
    const found = inside === undefined || inside.startsWith('..') ? undefined : fileAt(join(folder, inside))
    const file = found ?? fileAt(join(folder, '404.html'))
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(found ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${portOf(server)}${prefix}`, close: () => closed(server) }
}

/** The port a listening server was given. */
export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.')
  return address.port
}

/** Closes a server and the connections that browsers keep open to it. */
export function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
