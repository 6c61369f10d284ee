import { createServer } from 'node:http'
import { bundle } from './bundle.ts'
import { listen } from './listen.ts'

/** A static site on this machine. */
export interface Site {
  readonly url: string
  /** A page of it without a script. */
  readonly emptyUrl: string
  close(): Promise<void>
}

const page = '<!doctype html><meta charset="utf-8"><title>Torture</title><script type="module" src="page.js"></script>'

/**
 * Serves a page under torture, built from the sources as they stand.
 * @param script - what the page runs: its file's URL.
 */
export async function startSite(script: string = import.meta.resolve('./pages/keeper.ts')): Promise<Site> {
  const [pageScript, workerScript] = await Promise.all([
    bundle(script, 'es'),
    bundle(import.meta.resolve('./pages/worker.ts'), 'iife'),
  ])
  const scripts = new Map([
    ['/page.js', pageScript],
    ['/worker.js', workerScript],
  ])
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname
    const code = scripts.get(path)
    response.writeHead(200, { 'Content-Type': code ? 'text/javascript' : 'text/html', 'Cache-Control': 'no-store' })
    response.end(code ?? (path === '/empty' ? '' : page))
  })
  const { port, close } = await listen(server)
  return { url: `http://localhost:${port}/`, emptyUrl: `http://localhost:${port}/empty`, close }
}
