// A JSON server that hands each submission to pg-boss, over a PostgreSQL of its own in a temporary folder.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'

const folder = mkdtempSync(join(tmpdir(), 'letterslot-bench-'))
/** PostgreSQL does not run as root: nobody does it then. */
const nobody = 65_534
const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
if ('uid' in as) chownSync(folder, nobody, nobody)
const data = join(folder, 'data')
execFileSync('initdb', ['-D', data, '-A', 'trust', '-U', 'bench', '-E', 'UTF8'], {
  ...as,
  stdio: 'ignore',
  cwd: folder,
})
// On a socket in the folder alone; all else as it comes, synced commits too.
const database = spawn('postgres', ['-D', data, '-k', folder, '-h', ''], { ...as, stdio: 'ignore', cwd: folder })
const ended = once(database, 'exit')

const queue = 'submissions'
const boss = new PgBoss({ host: folder, user: 'bench', database: 'postgres' })
boss.on('error', console.error)

/** Starts it once the database listens. */
async function start(tries = 100): Promise<void> {
  try {
    await boss.start()
  } catch (error) {
    if (tries === 0) throw error
    await sleep(100)
    await start(tries - 1)
  }
}
await start()
await boss.createQueue(queue)

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    await boss.send(queue, JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK')
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') console.log(JSON.stringify({ port: address.port }))
})
process.on('SIGTERM', async () => {
  await boss.stop({ graceful: false })
  database.kill('SIGINT')
  await ended
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
