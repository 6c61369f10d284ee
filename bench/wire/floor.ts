// The least that the same server can do: Hono answers OK and looks at nothing.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono().post('/api/v1.0/email/send', (c) => c.text('OK'))
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') console.log(JSON.stringify({ port: address.port }))
})
process.on('SIGTERM', () => process.exit(0))
