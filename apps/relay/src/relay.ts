import { LetterslotError } from '@letterslot/core'
import type { SmtpAccount } from './delivery/mail/smtp-account.ts'
import { createSender } from './delivery/sender.ts'
import { listen } from './http/listen.ts'
import { createMetrics } from './http/metrics.ts'
import { createRequestListener } from './http/routes/request-listener.ts'
import { attachStudioDev } from './http/routes/studio.ts'
import { clearSpool } from './http/wire/spool.ts'
import { startInbox } from './inbox/inbox.ts'
import { type Config, isLoopback } from './settings/config.ts'
import { firstPublicKey } from './settings/first-keys.ts'
import { seedSettings } from './settings/first-start.ts'
import type { StoredService } from './store/port.ts'
import { startPruning } from './store/pruning.ts'
import { openSqliteStore } from './store/sqlite.ts'
import type { Log } from './system/log.ts'

/** The settings, the studio and the log of a relay. */
export interface RelayOptions {
  readonly config: Config
  /** True for the test inbox of this computer. */
  readonly isLocal: boolean
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
  /** Finishes what is in flight, gives the rest back and releases the data folder. Calls share one promise. */
  stop(): Promise<void>
}

/** The time that a stop gives answers in flight, in milliseconds. */
const closeGraceMs = 3000

/**
 * Opens the data folder and the port and starts sending.
 * @throws {LocalModeError} when local mode would be reachable from other computers.
 * @throws {DataFolderInUseError | NewerDataError} when the data folder cannot be used.
 * @throws {PortInUseError} when the port is taken.
 */
export async function startRelay({ config, isLocal, studio, version, log }: RelayOptions): Promise<Relay> {
  if (isLocal && !isLoopback(config.host)) throw new LocalModeError(config.host)
  // The port first: a second `npm start` must name the address of the first one, not its data folder.
  const startedBy = isLocal ? 'npm start --' : 'letterslot serve'
  const listener = await listen(config.host, config.port, { startedBy, isTrustedProxy: config.isTrustedProxy })
  // Requests end first, then the parts in reverse order of their start.
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
      accountOf: accountSelector(inbox.account, config.smtp),
      log,
    })
    onStop(() => sender.stop())

    const handle = createRequestListener({
      store,
      config,
      isLocal,
      port: listener.port,
      studioFolder: studio.folder,
      version,
      log,
      metrics: createMetrics(store.messages),
      onAccepted: sender.wake,
      onExpedited: sender.expedite,
      pauses: sender.pauses,
    })
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

function accountSelector(
  inbox: SmtpAccount,
  smtp: SmtpAccount | undefined,
): (service: StoredService) => SmtpAccount | undefined {
  return ({ smtp: kind }) => (kind === 'inbox' ? inbox : smtp)
}

/** Local mode gives a private key to any browser of this computer, so no other computer may reach it. */
class LocalModeError extends LetterslotError {
  override readonly name = 'LocalModeError'
  readonly code = 'local-mode-not-loopback'
  constructor(host: string, options?: ErrorOptions) {
    super(
      `HOST is ${host}, which other computers can reach, and local mode is for this one only. Remove HOST, or run letterslot serve.`,
      options,
    )
  }
}

/** A step of stopping, in order: the next begins when it is done. */
type StopStep = () => void | Promise<void>

/**
 * Makes one stop out of many calls: all share the promise of the first. Every step runs, even after one that failed;
 * the first failure is the outcome.
 */
export function createStop(steps: readonly StopStep[]): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () => (stopping ??= runAll(steps))
}

async function runAll(steps: readonly StopStep[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** A terminal and npm both pass a Ctrl-C on, so one press may arrive more than once. */
const sameSignalMs = 2000

/** The dependencies of the signal handler; the defaults are the process's own. */
interface SignalHandlerDeps {
  readonly stop: () => Promise<void>
  readonly exit?: (status: number) => void
  readonly nowMs?: () => number
  /** Called where stopping failed. */
  readonly onFailure: (failure: unknown) => void
}

/**
 * Makes the handler for SIGTERM and SIGINT: the first one stops and then exits with 0. Another within 2 s is the same
 * one; a later one exits with 1 at once.
 */
export function createSignalHandler({
  stop,
  exit = process.exit,
  nowMs = Date.now,
  onFailure,
}: SignalHandlerDeps): () => void {
  let firstAtMs: number | undefined
  return () => {
    if (firstAtMs !== undefined) {
      if (nowMs() - firstAtMs >= sameSignalMs) exit(1)
      return
    }
    firstAtMs = nowMs()
    stop().then(
      () => exit(0),
      (failure: unknown) => {
        onFailure(failure)
        exit(1)
      },
    )
  }
}
