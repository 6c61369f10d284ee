import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { type Config, isLoopback } from './config.ts'
import { attachStudioDev } from './dev-studio.ts'
import { firstPublicKey, seedSettings } from './first-start.ts'
import { startInbox } from './inbox/inbox.ts'
import { listen } from './listen.ts'
import { LocalModeError } from './local-mode-error.ts'
import type { Log } from './mail/log.ts'
import type { SmtpAccount } from './mail/smtp-account.ts'
import { createMetrics } from './metrics.ts'
import { startPruning } from './pruning.ts'
import { createSender } from './sender.ts'
import { createStop, type StopStep } from './shutdown.ts'
import type { StoredService } from './store/port.ts'
import { openSqliteStore } from './store/sqlite.ts'
import { clearSpool } from './wire/spool.ts'

/** How a relay is to run. */
export interface RelayOptions {
  readonly config: Config
  /** Whether it is the test inbox of this computer. */
  readonly local: boolean
  /** The studio: its built files, or its sources with hot reload. */
  readonly studio: { readonly kind: 'built' | 'dev'; readonly folder: string }
  readonly version: string
  readonly log: Log
}

/** A relay that listens. */
export interface Relay {
  readonly port: number
  /** The key that pages of this relay send with. */
  readonly publicKey: string
  /** Finishes what is in hand, gives the rest back and lets go of the data folder. Calls share one promise. */
  stop(): Promise<void>
}

/** Answers in hand get this long at a stop. */
const closeGraceMs = 3000
/** Conversations at once with the test inbox, whose server greets each after a pause of 100 ms and limits nobody. */
const inboxConcurrency = 16

/**
 * Opens the data folder and the port and starts sending.
 * @throws {LocalModeError} when local mode would be reachable from other computers.
 * @throws {DataFolderInUseError | NewerDataError} when the data folder cannot be used.
 * @throws {PortInUseError} when the port is taken.
 */
export async function startRelay({ config, local, studio, version, log }: RelayOptions): Promise<Relay> {
  if (local && !isLoopback(config.host)) throw new LocalModeError(config.host)
  // The port first: a second npm start must hear of the first one's address, not of its data folder.
  const startedBy = local ? 'npm start --' : 'letterslot serve'
  const listener = await listen(config.host, config.port, { startedBy, isTrustedProxy: config.isTrustedProxy })
  // No more requests; then what began last ends first.
  const steps: StopStep[] = [() => listener.close(closeGraceMs)]
  const onStop = (step: StopStep) => steps.splice(1, 0, step)
  const stop = createStop(steps)
  try {
    const store = openSqliteStore(config.dataFolder)
    onStop(() => store.close())
    clearSpool(config.dataFolder)
    seedSettings(store.settings, config, Date.now())
    onStop(startPruning({ messages: store.messages, keepDays: config.keepDays, log }))

    const inbox = await startInbox({ store: store.inbox, log })
    onStop(() => inbox.stop())
    store.messages.endLeases()
    const sender = createSender({
      messages: store.messages,
      services: store.settings,
      accountOf: accountsOf(inbox.account, config.smtp),
      log,
      ...(config.smtp === undefined ? { concurrency: inboxConcurrency } : {}),
    })
    onStop(() => sender.stop())

    const app = createApp({
      store,
      config,
      local,
      port: listener.port,
      studioFolder: studio.folder,
      version,
      log,
      metrics: createMetrics(store.messages),
      onAccepted: sender.wake,
      onExpedited: sender.expedite,
      pauses: sender.pauses,
    })
    const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false })
    if (studio.kind === 'dev') {
      const stopStudio = await attachStudioDev(listener, handle, studio.folder)
      steps.unshift(stopStudio)
    } else {
      listener.serve(handle)
    }
    sender.start()
    return { port: listener.port, publicKey: firstPublicKey(store.settings)?.value ?? '', stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

function accountsOf(
  inbox: SmtpAccount,
  smtp: SmtpAccount | undefined,
): (service: StoredService) => SmtpAccount | undefined {
  return ({ smtp: kind }) => (kind === 'inbox' ? inbox : smtp)
}
