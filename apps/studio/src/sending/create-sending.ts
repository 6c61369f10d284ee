import { servedBy } from '../routing/served-by.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import { createCarriers } from './carrier.ts'
import { createTestInboxPairing } from './pair-test-inbox.ts'
import type { Sending } from './sending-context.ts'

/** Puts together how this studio sends. Nothing is asked over the network before something is sent. */
export function createSending(storage: StudioStorage, pageOrigin: string = location.origin): Sending {
  const pairTestInbox = createTestInboxPairing({ connections: storage.connections })
  return {
    carrierOf: createCarriers({ storage, pairTestInbox, pageOrigin }),
    pairTestInbox,
    place: servedBy() === 'local-relay' ? 'test-inbox' : 'practice',
  }
}
