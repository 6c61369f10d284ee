// A bare JSON server: Node's own, which reads the body, parses it and answers OK. It keeps nothing.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString())
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK')
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') console.log(JSON.stringify({ port: address.port }))
})
process.on('SIGTERM', () => process.exit(0))
