// A loop over nodemailer's pool: a mail that is rendered already, no queue, nothing kept. Submissions are parsed and answered.
import { createTransport } from 'nodemailer'
import { listenAsJson } from '../wire/json-server.ts'
import { serveCounts } from './counts.ts'
import { benchMail } from './mail.ts'

const connections = 10

const pool = createTransport({
  pool: true,
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  secure: false,
  ignoreTLS: true,
  maxConnections: connections,
  auth: { user: 'bench', pass: 'bench' },
})
const mail = benchMail()

let sent = 0
const work = async (): Promise<void> => {
  for (;;) {
    await pool.sendMail(mail)
    sent += 1
  }
}
for (let number = 0; number < connections; number += 1) void work()
console.log(JSON.stringify({ port: await listenAsJson(), countsPort: await serveCounts(() => sent) }))
process.on('SIGTERM', () => process.exit(0))
