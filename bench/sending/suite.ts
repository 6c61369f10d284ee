import { runFresh, withServer } from '../fresh-process.ts'
import type { Round, Scale, Suite } from '../suite.ts'

const toServer =
  (script: string) =>
  (scale: Scale): Promise<Round> =>
    withServer('sending/server.ts', ({ port = 0 }) => runFresh(script, [String(port), scale]))

/** The way out under load, to a server that greets late: what a durable queue costs over a loop that keeps nothing. */
export const sending: Suite = {
  title: 'Delivering mail (a server that greets after 100 ms, loopback)',
  rounds: 5,
  peer: 'nodemailer pool',
  subjects: [
    { name: 'relay, 10,000 wait', run: toServer('sending/relay.ts') },
    { name: 'nodemailer pool', packages: ['nodemailer'], run: toServer('sending/pooled.ts') },
  ],
  metrics: [
    { key: 'perSecond', label: 'mails a second', unit: '/s', better: 'higher' },
    { key: 'cpuMs', label: 'processor time of one', unit: 'ms', better: 'lower' },
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
