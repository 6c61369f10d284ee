import { createServer } from 'node:http'
import { bundle } from './bundle.ts'
import { listen } from './listen.ts'

/** A static site on this machine. */
export interface Site {
  readonly url: string
  close(): Promise<void>
}

const page = '<!doctype html><meta charset="utf-8"><title>Torture</title><script src="page.js"></script>'

/**
 * Serves a page under torture, built from the sources as they stand.
 * @param script - what the page runs, one of those under pages/.
 */
export async function startSite(script = 'keeper.ts'): Promise<Site> {
  const scripts = new Map([['/page.js', await bundle(script)]])
  const server = createServer(({ url = '/' }, response) => {
    const code = scripts.get(new URL(url, 'http://localhost').pathname)
    response.writeHead(200, { 'Content-Type': code ? 'text/javascript' : 'text/html', 'Cache-Control': 'no-store' })
    response.end(code ?? page)
  })
  const { port, close } = await listen(server)
  return { url: `http://localhost:${port}/`, close }
}
