// One message after another to a server that has nothing else to do: from the request until the mail server is told the text.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { startRelay } from '../../apps/relay/src/relay.ts'
import { portOf } from '../../e2e/harness/static-host.ts'
import { median } from '../statistics.ts'
import { benchSettings, quiet } from '../wire/relay-settings.ts'
import { submit } from '../wire/submission.ts'
import { benchMail } from './mail.ts'
import { createMailServer } from './mail-server.ts'

const way = process.argv[2]
const messages = process.argv[3] === 'smoke' ? 2 : 15
const pauseMs = process.argv[3] === 'smoke' ? 1 : 250

let onData = (): void => {}
const mailServer = createMailServer(() => onData())
mailServer.listen(0, '127.0.0.1')
await once(mailServer, 'listening')
const address = mailServer.address()
if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')

/** The relay, whole, or a server that answers and hands the mail to nodemailer's pool. */
async function start(smtpPort: number): Promise<number> {
  if (way === 'relay') {
    const config = benchSettings({
      LETTERSLOT_SMTP_URL: `smtp://bench:bench@127.0.0.1:${smtpPort}`,
      LETTERSLOT_FROM: 'forms@example.org',
      LETTERSLOT_DEFAULT_TO: 'owner@example.org',
    })
    const studio = { kind: 'built', folder: config.dataFolder } as const
    const { port } = await startRelay({ config, isLocal: false, studio, version: 'bench', log: quiet })
    return port
  }
  const auth = { user: 'bench', pass: 'bench' }
  const pool = createTransport({ pool: true, host: '127.0.0.1', port: smtpPort, secure: false, ignoreTLS: true, auth })
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200).end('OK')
      void pool.sendMail(benchMail())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return portOf(server)
}

const port = await start(address.port)
const times: number[] = []
for (let number = 0; number < messages; number += 1) {
  const asked = new Promise<number>((resolve) => {
    onData = () => resolve(performance.now())
  })
  const fromMs = performance.now()
  await submit(port, number)
  times.push((await asked) - fromMs)
  await sleep(pauseMs)
}
const [firstMs, ...laterMs] = times
console.log(JSON.stringify({ firstMs, laterMs: median(laterMs) }))
process.exit(0)
