import { createContext, useContext } from 'react'
import type { StoredConnection, TestInboxConnection } from '../storage/connection.ts'
import type { Trial } from '../trial/trial.ts'
import type { Carrier } from './carrier.ts'
import type { InboxReach } from './inbox-reach.ts'

/** How this studio sends: given once, around all of it. */
export interface Sending {
  /** The carrier of a connection. */
  readonly carrierOf: (connection: StoredConnection) => Carrier
  /** Connects this browser with the test inbox; only where a local relay serves the page. */
  readonly pairTestInbox: () => Promise<TestInboxConnection>
  /** What needs nothing of the maker: the test inbox where there is one, else practice. */
  readonly place: 'test-inbox' | 'practice'
  /** The carrier of `place`. */
  readonly placeCarrier: Carrier
  /** Connects this browser with `place` and keeps the connection. Rejects when the test inbox does not answer. */
  readonly connectPlace: () => Promise<StoredConnection>
  /** What Try it simulates for its own messages. */
  readonly trial: Trial
  /** Whether the test inbox answers. */
  readonly reach: InboxReach
}

export const SendingContext = createContext<Sending | undefined>(undefined)

/** How this studio sends. @throws {Error} outside of the studio. */
export function useSending(): Sending {
  const sending = useContext(SendingContext)
  if (!sending) throw new Error('There is nothing to send with here.')
  return sending
}
