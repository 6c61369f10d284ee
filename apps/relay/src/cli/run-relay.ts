import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { describeAccount } from '../delivery/mail/smtp-account.ts'
import { createSignalHandler, startRelay } from '../relay.ts'
import type { Config } from '../settings/config.ts'
import { checkStudioFolder, studioFolderOf } from '../settings/config.ts'
import { prepareDataFolder } from '../store/data-folder.ts'
import { toDataFolderError } from '../store/store-errors.ts'
import { createLog } from '../system/log.ts'
import type { Terminal } from './terminal.ts'

/** The command, with its settings. */
export interface RunOptions {
  readonly config: Config
  readonly command: 'local' | 'serve'
  readonly isDev: boolean
  readonly terminal: Terminal
}

/**
 * Runs `letterslot local` or `letterslot serve` until a signal stops it; resolves when it listens.
 * @throws {ConfigError} when the studio's folder that was set has no studio.
 */
export async function runRelay({ config, command, isDev, terminal }: RunOptions): Promise<void> {
  keepMemorySmall({
    // The usual collection gives no page back, and takes new ones.
    collect: () => globalThis.gc?.({ execution: 'sync', type: 'major', flavor: 'last-resort' }),
    residentBytes: () => process.memoryUsage.rss(),
    repeat: (callback, everyMs) => setInterval(callback, everyMs).unref(),
  })
  const isLocal = command === 'local'
  const studioFault = checkStudioFolder(config.studioFolder)
  if (studioFault !== undefined) throw studioFault
  const log = isLocal ? openFolderLog(config.dataFolder) : createLog({ kind: 'stdout' })
  const folder = studioFolderOf(config.studioFolder, { isDev })
  const studio = { kind: isDev ? ('dev' as const) : ('built' as const), folder }
  const relay = await startRelay({ config, isLocal, studio, version: readVersion(), log })
  const onSignal = createSignalHandler({
    stop: relay.stop,
    onFailure: (error) => log.error({ event: 'stop-failed', err: error }, 'Stopping failed'),
  })
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // A parent that holds an IPC channel is gone, and nothing else would stop this relay.
  process.on('disconnect', onSignal)
  if (isLocal) terminal.out(localBanner(relay.port, config))
  const facts = {
    event: 'ready',
    host: config.host,
    port: relay.port,
    dataFolder: config.dataFolder,
    publicKey: relay.publicKey,
    mail: config.smtp === undefined ? 'test inbox' : describeAccount(config.smtp),
  }
  log.info(facts, 'Letterslot is ready')
  if (!isLocal && config.smtp === undefined) {
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

/**
 * The text that `npm start` prints once the studio can be opened.
 * @param port - the one listened on.
 */
export function localBanner(port: number, { dataFolder, smtp }: Pick<Config, 'dataFolder' | 'smtp'>): string {
  const path = relative('.', dataFolder)
  const folder = path === '' || path.startsWith('..') ? dataFolder : `./${path}`
  const kept = smtp === undefined ? `test mail in ${folder}` : `settings and messages in ${folder}`
  const leaves =
    smtp === undefined
      ? 'Nothing leaves this computer until you connect a provider.'
      : `Mail goes out through ${describeAccount(smtp)}.`
  return `
  Letterslot is ready:  http://localhost:${port}

  Forms are kept in your browser, ${kept}
  ${leaves}     Stop: Ctrl-C
`
}

/** Resident bytes from which on garbage is collected: a relay has some 95 MB idle and 116 MB under load. */
const collectAboveBytes = 130_000_000

/** The interval of memory checks, in milliseconds: a collection takes some 50 ms. */
const checkEveryMs = 10_000

/** The process whose memory it is. */
interface MemoryDeps {
  /** Collects garbage, where Node runs with `--expose-gc`. */
  readonly collect: () => void
  /** The bytes that are resident now. */
  readonly residentBytes: () => number
  /** Calls back again and again, and keeps no process alive by it. */
  readonly repeat: (callback: () => void, everyMs: number) => void
}

/**
 * Keeps memory small, beside the flags that a relay is started with: after a flood of long bodies an idle V8 sweeps
 * nothing, so what is resident beyond 130 MB is collected every ten seconds.
 */
export function keepMemorySmall({ collect, residentBytes, repeat }: MemoryDeps): void {
  repeat(() => {
    if (residentBytes() > collectAboveBytes) collect()
  }, checkEveryMs)
}

const manifest = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }))

/** The relay's version, from its own manifest: it stands beside `src/` and beside `dist/` alike. */
function readVersion(): string {
  return v.parse(manifest, readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')).version
}
