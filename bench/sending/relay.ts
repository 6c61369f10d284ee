// The whole relay over a queue that never ends: claimed, rendered, composed, sent and recorded.
import { setTimeout as sleep } from 'node:timers/promises'
import { startRelay } from '../../apps/relay/src/relay.ts'
import { openSqliteStore } from '../../apps/relay/src/store/sqlite.ts'
import { benchSettings } from '../wire/relay-settings.ts'
import { benchMessage } from './mail.ts'

const smtpPort = Number(process.argv[2])
const isSmoke = process.argv[3] === 'smoke'
const waiting = isSmoke ? 200 : 10_000
const warmUpMs = isSmoke ? 150 : 500
const measureMs = isSmoke ? 150 : 2500

const config = benchSettings({
  LETTERSLOT_SMTP_URL: `smtp://bench:bench@127.0.0.1:${smtpPort}`,
  LETTERSLOT_FROM: 'forms@example.org',
})
const store = openSqliteStore(config.dataFolder)
await Promise.all(Array.from({ length: waiting }, (_, number) => store.messages.accept(benchMessage(number))))
store.close()

let delivered = 0
const log = {
  info: (facts: { readonly outcome?: string }) => {
    if (facts.outcome === 'delivered') delivered += 1
  },
  warn: console.error,
  error: console.error,
}
const studio = { kind: 'built', folder: config.dataFolder } as const
const relay = await startRelay({ config, isLocal: false, studio, version: 'bench', log })
await sleep(warmUpMs)
const [before, from, cpu] = [delivered, performance.now(), process.cpuUsage()]
await sleep(measureMs)
const sent = delivered - before
const { user, system } = process.cpuUsage(cpu)
const perSecond = sent / ((performance.now() - from) / 1000)
console.log(JSON.stringify({ perSecond, cpuMs: (user + system) / 1000 / sent }))
await relay.stop()
