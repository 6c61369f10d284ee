import {
  practiceConnection,
  type StoredConnection,
  storedNames,
  type TestInboxConnection,
  testInboxConnectionId,
} from '../../model/connection.ts'
import type { RecordStore } from '../storage/record-store.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import { relayAnswerText } from '../texts/relay-answers.ts'
import { createStudioTransports } from './create-studio-transports.ts'
import { createInboxMonitor } from './inbox-monitor.ts'
import { createManagementClient, type ManagementClient, type ManagementClientOptions } from './management-client.ts'
import { RelayAnswerError } from './relay-answer-error.ts'
import type { Sending } from './sending-context.ts'
import { createSimulation } from './simulation.ts'

/** Puts together how this studio sends. Nothing is asked over the network before something is sent. */
export function createSending(storage: StudioStorage, pageOrigin: string = location.origin): Sending {
  const { connections } = storage
  const pairTestInbox = createTestInboxPairing({ connections })
  const inboxMonitor = createInboxMonitor()
  const place = servedBy() === 'local-relay' ? 'test-inbox' : 'practice'
  const onTrouble = (): void => void inboxMonitor.check()
  const transports = createStudioTransports({ storage, pairTestInbox, pageOrigin, onTrouble })
  return {
    transportOf: transports.of,
    placeTransport: place === 'test-inbox' ? transports.testInbox : transports.practice,
    pairTestInbox,
    connectPlace: async () => {
      if (place === 'test-inbox') return pairTestInbox()
      return (
        (await connections.update(practiceConnection.id, (here) => here ?? practiceConnection)) ?? practiceConnection
      )
    },
    place,
    simulation: createSimulation(),
    inboxMonitor,
  }
}

/** The storage that pairing reads and writes. */
interface PairingDeps {
  readonly connections: Pick<RecordStore<StoredConnection>, 'get' | 'put'>
  readonly createClient?: (options: ManagementClientOptions) => ManagementClient
  /** Lets one tab pair at a time. Default: a Web Lock, where there are any. */
  readonly exclusively?: <T>(work: () => Promise<T>) => Promise<T>
}

const lockName = 'letterslot-pairing'

function underLock<T>(work: () => Promise<T>): Promise<T> {
  // Missing on plain http pages other than localhost; there two tabs at worst make two keys.
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work()
}

async function stillHolds(connection: TestInboxConnection, client: ManagementClient): Promise<boolean> {
  try {
    const { publicKey, serviceId } = await client.hello()
    if (publicKey !== connection.publicKey || serviceId !== connection.serviceId) return false
    await client.summary()
    return true
  } catch (error) {
    // Another data folder, or a key that was revoked there: pair anew. Anything else is the caller's to hear.
    if (error instanceof RelayAnswerError && (error.status === 401 || error.status === 403)) return false
    throw error
  }
}

async function pair({ connections, createClient = createManagementClient }: PairingDeps): Promise<TestInboxConnection> {
  const kept = await connections.get(testInboxConnectionId)
  if (kept?.kind === 'test-inbox' && (await stillHolds(kept, createClient({ privateKey: kept.privateKey }))))
    return kept
  const client = createClient({})
  const { publicKey, serviceId } = await client.hello()
  if (publicKey === undefined || serviceId === undefined) {
    throw new RelayAnswerError(200, 'not-local', relayAnswerText.notLocal)
  }
  const { privateKey } = await client.pair('The studio in a browser on this computer')
  const connection: TestInboxConnection = {
    kind: 'test-inbox',
    id: testInboxConnectionId,
    name: storedNames['test-inbox'],
    publicKey,
    serviceId,
    privateKey,
  }
  await connections.put(connection)
  return connection
}

/**
 * Makes the function that connects this browser with the test inbox on this computer: the kept connection where it
 * still holds, else a new private key by pairing. Calls at the same time share one pairing, other tabs wait for it.
 * @throws {RelayAnswerError} when the relay does not answer or is no test inbox.
 */
export function createTestInboxPairing(ports: PairingDeps): () => Promise<TestInboxConnection> {
  const { exclusively = underLock } = ports
  let running: Promise<TestInboxConnection> | undefined
  return () => {
    running ??= exclusively(() => pair(ports)).finally(() => {
      running = undefined
    })
    return running
  }
}

/** Who serves the studio: the test inbox of this computer, a relay on a server, or a plain static host. */
export type ServedBy = 'local-relay' | 'server-relay' | 'static-host'

/**
 * Reads the mark that a relay puts into the page it serves. Without a mark there is no relay, and none is looked for:
 * the studio makes no request until the maker connects something.
 */
export function servedBy(page: ParentNode = document): ServedBy {
  switch (page.querySelector('meta[name="letterslot-relay"]')?.getAttribute('content')) {
    case 'local':
      return 'local-relay'
    case 'server':
      return 'server-relay'
    default:
      return 'static-host'
  }
}
