import { once } from 'node:events'
import { createServer } from 'node:http'
import { portOf } from '../../e2e/harness/static-host.ts'

/** Tells over HTTP what this process did so far: mails, processor time, memory. @returns the port. */
export async function serveCounts(sent: () => number): Promise<number> {
  const server = createServer((_, response) => {
    const { user, system } = process.cpuUsage()
    const counts = { sent: sent(), cpuMs: (user + system) / 1000, mb: process.memoryUsage.rss() / 1e6 }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(counts))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return portOf(server)
}
