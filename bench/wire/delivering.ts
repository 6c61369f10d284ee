// The whole relay: what it accepts goes out by SMTP to its own test inbox, in the same process, while it accepts more.
import { startRelay } from '../../apps/relay/src/relay.ts'
import { benchSettings, quiet } from './relay-settings.ts'

const config = benchSettings()
const studio = { kind: 'built', folder: config.dataFolder } as const
const relay = await startRelay({ config, isLocal: false, studio, version: 'bench', log: quiet })
console.log(JSON.stringify({ port: relay.port }))
process.on('SIGTERM', () => {
  void relay.stop().then(() => process.exit(0))
})
