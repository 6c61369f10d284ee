import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { createLog } from '../log.ts'
import { describeAccount } from '../mail/smtp-account.ts'
import { startRelay } from '../relay.ts'
import { createSignalHandler } from '../shutdown.ts'
import { prepareDataFolder } from '../store/data-folder.ts'
import { toDataFolderError } from '../store/data-folder-unusable-error.ts'
import { checkStudioFolder, studioFolderOf } from '../studio-folder.ts'
import { readVersion } from '../version.ts'
import { localBanner } from './banner.ts'
import { keepMemorySmall } from './keep-memory-small.ts'
import type { Terminal } from './terminal.ts'

/** Which of the two ways to run. */
export interface RunOptions {
  readonly config: Config
  readonly command: 'local' | 'serve'
  readonly dev: boolean
  readonly terminal: Terminal
}

/**
 * Runs `letterslot local` or `letterslot serve` until a signal stops it; resolves when it listens.
 * @throws {ConfigError} when the studio's folder that was set has no studio.
 */
export async function runRelay({ config, command, dev, terminal }: RunOptions): Promise<void> {
  keepMemorySmall({
    collect: globalThis.gc,
    residentBytes: () => process.memoryUsage.rss(),
    repeat: (callback, everyMs) => setInterval(callback, everyMs).unref(),
  })
  const local = command === 'local'
  const studioFault = checkStudioFolder(config.studioFolder)
  if (studioFault !== undefined) throw studioFault
  const log = local ? openFolderLog(config.dataFolder) : createLog({ kind: 'stdout' })
  const folder = studioFolderOf(config.studioFolder, { isDev: dev })
  const studio = { kind: dev ? ('dev' as const) : ('built' as const), folder }
  const relay = await startRelay({ config, local, studio, version: readVersion(), log })
  const onSignal = createSignalHandler({
    stop: relay.stop,
    onFailure: (error) => log.error({ event: 'stop-failed', err: error }, 'Stopping failed'),
  })
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // Only where a parent holds a channel: it is gone then, and nobody else would stop this relay.
  process.on('disconnect', onSignal)
  if (local) terminal.out(localBanner(relay.port, config))
  const facts = {
    event: 'ready',
    host: config.host,
    port: relay.port,
    dataFolder: config.dataFolder,
    publicKey: relay.publicKey,
    mail: config.smtp === undefined ? 'test inbox' : describeAccount(config.smtp),
  }
  log.info(facts, 'Letterslot is ready')
  if (!local && config.smtp === undefined) {
    const text = 'LETTERSLOT_SMTP_URL is not set: messages go to the test inbox of this computer and nowhere else'
    log.warn({ event: 'no-smtp' }, text)
  }
}

/** @throws {DataFolderUnusableError} when this user cannot write there. */
function openFolderLog(path: string): Logger {
  try {
    prepareDataFolder(path)
    return createLog({ kind: 'folder', path })
  } catch (cause) {
    throw toDataFolderError(path, cause)
  }
}
