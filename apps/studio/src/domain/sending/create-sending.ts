import { practiceConnection } from '../../model/connection.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import { createStudioTransports } from './create-studio-transports.ts'
import { createInboxReach } from './inbox-reach.ts'
import { createTestInboxPairing } from './pair-test-inbox.ts'
import type { Sending } from './sending-context.ts'
import { servedBy } from './served-by.ts'
import { createTrial } from './trial.ts'

/** Puts together how this studio sends. Nothing is asked over the network before something is sent. */
export function createSending(storage: StudioStorage, pageOrigin: string = location.origin): Sending {
  const { connections } = storage
  const pairTestInbox = createTestInboxPairing({ connections })
  const reach = createInboxReach()
  const place = servedBy() === 'local-relay' ? 'test-inbox' : 'practice'
  const onTrouble = (): void => void reach.check()
  const carriers = createStudioTransports({ storage, pairTestInbox, pageOrigin, onTrouble })
  return {
    carrierOf: carriers.of,
    placeCarrier: place === 'test-inbox' ? carriers.testInbox : carriers.practice,
    pairTestInbox,
    connectPlace: async () => {
      if (place === 'test-inbox') return pairTestInbox()
      return (
        (await connections.update(practiceConnection.id, (here) => here ?? practiceConnection)) ?? practiceConnection
      )
    },
    place,
    trial: createTrial(),
    reach,
  }
}
