import { runFresh, withServer } from '../fresh-process.mjs'

const loaded = (server) => () => withServer(server, ({ port }) => runFresh('wire/load.mjs', [String(port)]))

/** The send path under load: what durable acceptance costs over a handler that does nothing. */
export const wire = {
  title: 'Accepting submissions (16 connections, loopback)',
  rounds: 5,
  peer: 'bare Hono handler',
  subjects: [
    { name: 'relay, accepting', run: loaded('wire/accepting.mjs') },
    { name: 'relay, delivering too', run: loaded('wire/delivering.mjs') },
    { name: 'bare Hono handler', run: loaded('wire/floor.mjs') },
  ],
  metrics: [
    { key: 'perSecond', label: '200 OK a second', unit: '/s', better: 'higher' },
    { key: 'answerMs', label: 'one answer', unit: 'ms', better: 'lower' },
  ],
}
