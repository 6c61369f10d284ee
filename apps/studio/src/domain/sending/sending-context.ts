import { createContext, useContext } from 'react'
import type { StoredConnection, TestInboxConnection } from '../../model/connection.ts'
import type { InboxReach } from './inbox-reach.ts'
import type { StudioTransport } from './studio-transport.ts'
import type { Trial } from './trial.ts'

/** The sending context of the studio, provided once around all of it. */
export interface Sending {
  /** The carrier of a connection. */
  readonly carrierOf: (connection: StoredConnection) => StudioTransport
  /** Connects this browser with the test inbox; only where a local relay serves the page. */
  readonly pairTestInbox: () => Promise<TestInboxConnection>
  /** The place that needs no account: the test inbox if there is one, else practice. */
  readonly place: 'test-inbox' | 'practice'
  /** The carrier of `place`. */
  readonly placeCarrier: StudioTransport
  /** Connects this browser with `place` and keeps the connection. Rejects when the test inbox does not answer. */
  readonly connectPlace: () => Promise<StoredConnection>
  /** The simulation for the messages of Try it. */
  readonly trial: Trial
  /** True if the test inbox answers. */
  readonly reach: InboxReach
}

export const SendingContext = createContext<Sending | undefined>(undefined)

/** Returns the sending context. @throws {Error} outside of the studio. */
export function useSending(): Sending {
  const sending = useContext(SendingContext)
  if (!sending) throw new Error('There is nothing to send with here.')
  return sending
}
