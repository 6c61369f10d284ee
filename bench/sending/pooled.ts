// A loop over nodemailer's pool: a mail that is rendered already, no queue, nothing kept.
import { createTransport } from 'nodemailer'
import { benchMail } from './mail.ts'

const port = Number(process.argv[2])
const connections = 10
const isSmoke = process.argv[3] === 'smoke'
const warmUpMs = isSmoke ? 1 : 500
const measureMs = isSmoke ? 150 : 2500

const pool = createTransport({
  pool: true,
  host: '127.0.0.1',
  port,
  secure: false,
  ignoreTLS: true,
  maxConnections: connections,
  auth: { user: 'bench', pass: 'bench' },
})
const mail = benchMail()

async function sendFor(ms: number): Promise<{ readonly perSecond: number; readonly cpuMs: number }> {
  let sent = 0
  const from = performance.now()
  const before = process.cpuUsage()
  const work = async (): Promise<void> => {
    while (performance.now() - from < ms) {
      await pool.sendMail(mail)
      sent += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const { user, system } = process.cpuUsage(before)
  return { perSecond: sent / ((performance.now() - from) / 1000), cpuMs: (user + system) / 1000 / sent }
}

await sendFor(warmUpMs)
console.log(JSON.stringify(await sendFor(measureMs)))
pool.close()
