import { once } from 'node:events'
import { createServer } from 'node:http'
import { portOf } from '../../e2e/harness/static-host.ts'

/** A bare JSON server: Node's own, which reads the body, parses it and answers OK. It keeps nothing. @returns its port. */
export async function listenAsJson(): Promise<number> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString())
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return portOf(server)
}
