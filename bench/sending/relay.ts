// The whole relay over a queue that does not end: claimed, rendered, composed, sent and recorded.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startRelay } from '../../apps/relay/src/relay.ts'
import { benchSettings } from '../wire/relay-settings.ts'
import { serveCounts } from './counts.ts'

const [, , smtpPort = '', waiting = ''] = process.argv
const config = benchSettings({
  LETTERSLOT_SMTP_URL: `smtp://bench:bench@127.0.0.1:${smtpPort}`,
  LETTERSLOT_FROM: 'forms@example.org',
  LETTERSLOT_DEFAULT_TO: 'owner@example.org',
})
// By another process: what that needs is no memory of the relay.
const fill = join(import.meta.dirname, 'fill.ts')
execFileSync(process.execPath, [...process.execArgv, fill, config.dataFolder, waiting], { stdio: 'inherit' })

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
console.log(JSON.stringify({ port: relay.port, countsPort: await serveCounts(() => delivered) }))
process.on('SIGTERM', () => {
  void relay.stop().then(() => process.exit(0))
})
