import { createServer } from 'node:http'
import { extname } from 'node:path'
import { types } from '../e2e/harness/static-host.ts'
import type { Bundle } from './bundle.ts'

export interface Server {
  readonly url: string
  readonly close: () => void
}

/** Serves a page that loads a bundle, to this computer only. */
export const serve = ({ files, entry }: Bundle, body = ''): Promise<Server> =>
  servePage(
    `<!doctype html><meta charset="utf-8"><title>Bench</title>${body}<script type="module" src="/${entry}"></script>`,
    files,
  )

/** Serves a page with its files, by name, to this computer only. */
export async function servePage(page: string, files: ReadonlyMap<string, string | Buffer>): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url?.slice(1) ?? ''
    const file = files.get(path)
    response.writeHead(200, {
      'Content-Type': (file !== undefined && types[extname(path)]) || 'text/html; charset=utf-8',
      // Isolated pages have a clock of 5 µs; others, of 100.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    })
    response.end(file ?? page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}
