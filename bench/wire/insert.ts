// A bare JSON server that keeps each body by one synced INSERT: the least that durable acceptance costs.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const folder = mkdtempSync(join(tmpdir(), 'letterslot-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const database = new DatabaseSync(join(folder, 'bench.db'))
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE messages (id TEXT PRIMARY KEY, body TEXT)',
)
const insert = database.prepare('INSERT INTO messages VALUES (?, ?)')

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString()
    insert.run(JSON.parse(body).template_params.letterslot_id, body)
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK')
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') console.log(JSON.stringify({ port: address.port }))
})
process.on('SIGTERM', () => process.exit(0))
