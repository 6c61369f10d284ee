// The mail server of these measurements in a process of its own.
import { createMailServer } from './mail-server.ts'

const server = createMailServer()
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') console.log(JSON.stringify({ port: address.port }))
})
process.on('SIGTERM', () => process.exit(0))
