import { runFresh, type Server, withServer } from '../fresh-process.ts'
import type { Metric, Round, Scale, Subject, Suite } from '../suite.ts'

/** As a server of a mail server's port, over which it sends, and of a scale. */
type Sending = (smtpPort: string, scale: Scale) => Server

const relay: Sending = (smtpPort, scale) => ({
  path: 'sending/relay.ts',
  args: [smtpPort, scale === 'smoke' ? '2000' : '10000'],
  isRelay: true,
})
const pooled: Sending = (smtpPort) => ({ path: 'sending/pooled.ts', args: [smtpPort] })

/** Measures what sends while it is handed so many submissions a second. */
const measured =
  (sending: Sending, submissionsPerSecond: number) =>
  (scale: Scale): Promise<Round> =>
    withServer({ path: 'sending/server.ts' }, ({ port: smtpPort = 0 }) =>
      withServer(sending(String(smtpPort), scale), ({ port = 0, countsPort = 0 }) =>
        runFresh('sending/measure.ts', [...[countsPort, port, submissionsPerSecond].map(String), scale]),
      ),
    )

const pool: Subject = { name: 'nodemailer pool', packages: ['nodemailer'], run: measured(pooled, 0) }
const metrics: readonly Metric[] = [
  { key: 'perSecond', label: 'mails a second', unit: '/s', better: 'higher' },
  { key: 'cpuMs', label: 'processor time of one', unit: 'ms', better: 'lower' },
  { key: 'loadedMb', label: 'memory of the process, under the load', unit: 'MB', better: 'lower' },
]

/** The way out under load, to a server that greets late: what a durable queue costs over a loop that keeps nothing. */
export const sending: Suite = {
  title: 'Delivering mail (a server that greets after 100 ms, loopback)',
  rounds: 5,
  peer: 'nodemailer pool',
  subjects: [{ name: 'relay, 10,000 wait', run: measured(relay, 0) }, pool],
  metrics,
}

const submissionsPerSecond = 200

/** The same while submissions come in, which must not hold up what goes out. */
export const acceptingSending: Suite = {
  title: `Delivering mail while ${submissionsPerSecond} submissions a second come in (the same server, loopback)`,
  rounds: 5,
  peer: 'nodemailer pool',
  subjects: [
    { name: 'relay, 10,000 wait', run: measured(relay, submissionsPerSecond) },
    {
      name: 'nodemailer pool, answering too',
      packages: ['nodemailer'],
      run: measured(pooled, submissionsPerSecond),
    },
    pool,
  ],
  metrics: [
    ...metrics,
    { key: 'acceptedPerSecond', label: '200 OK a second', unit: '/s', better: 'higher' },
    { key: 'p99Ms', label: '99 of 100 answers', unit: 'ms', better: 'lower' },
  ],
}

const idle =
  (way: 'relay' | 'pool') =>
  (scale: Scale): Promise<Round> =>
    runFresh('sending/idle.ts', [way, scale])

/** The way of one message through a relay that has nothing else to do. */
export const idleSending: Suite = {
  title: 'From a submission to the mail server, one at a time (it greets after 100 ms, loopback)',
  rounds: 5,
  peer: 'nodemailer pool',
  subjects: [
    { name: 'relay', run: idle('relay') },
    { name: 'nodemailer pool', packages: ['nodemailer'], run: idle('pool') },
  ],
  metrics: [
    { key: 'firstMs', label: 'the first, on a connection that is made for it', unit: 'ms', better: 'lower' },
    { key: 'laterMs', label: 'those after it, a quarter of a second apart', unit: 'ms', better: 'lower' },
  ],
}
