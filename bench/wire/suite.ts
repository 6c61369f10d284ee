import { runFresh, withServer } from '../fresh-process.ts'
import type { Round, Suite } from '../suite.ts'

const loaded = (server: string) => (): Promise<Round> =>
  withServer(server, ({ port = 0 }) => runFresh('wire/load.ts', [String(port)]))

/** The send path under load: what durable acceptance costs over a server that only parses. */
export const wire: Suite = {
  title: 'Accepting submissions (32 connections, loopback)',
  rounds: 5,
  peer: 'bare JSON server',
  subjects: [
    { name: 'relay, accepting', run: loaded('wire/accepting.ts') },
    { name: 'relay, delivering too', run: loaded('wire/delivering.ts') },
    { name: 'bare JSON server', run: loaded('wire/json.ts') },
  ],
  metrics: [
    { key: 'perSecond', label: '200 OK a second', unit: '/s', better: 'higher' },
    { key: 'answerMs', label: 'one answer', unit: 'ms', better: 'lower' },
    { key: 'p99Ms', label: '99 of 100 answers', unit: 'ms', better: 'lower' },
  ],
}
