// The relay up to its 200: origin, limits, template, a synced commit. Nothing is delivered meanwhile.
import { listen } from '../../apps/relay/src/http/listen.ts'
import { createMetrics } from '../../apps/relay/src/http/metrics.ts'
import { createRequestListener } from '../../apps/relay/src/http/routes/request-listener.ts'
import { seedSettings } from '../../apps/relay/src/settings/first-start.ts'
import { openSqliteStore } from '../../apps/relay/src/store/sqlite.ts'
import { benchSettings, quiet } from './relay-settings.ts'

const config = benchSettings()
const store = openSqliteStore(config.dataFolder)
seedSettings(store.settings, config, Date.now())
const listener = await listen('127.0.0.1', 0)
const handle = createRequestListener({
  store,
  config,
  isLocal: false,
  port: listener.port,
  studioFolder: config.dataFolder,
  version: 'bench',
  log: quiet,
  metrics: createMetrics(store.messages),
  onAccepted: () => {},
  onExpedited: () => {},
  pauses: () => new Map(),
})
listener.serve(handle)
console.log(JSON.stringify({ port: listener.port }))
process.on('SIGTERM', () => {
  store.close()
  process.exit(0)
})
