import { createContext, useContext } from 'react'
import type { StoredConnection, TestInboxConnection } from '../../model/connection.ts'
import type { InboxMonitor } from './inbox-monitor.ts'
import type { Simulation } from './simulation.ts'
import type { StudioTransport } from './studio-transport.ts'

/** The sending context of the studio, provided once around all of it. */
export interface Sending {
  /** The transport of a connection. */
  readonly transportOf: (connection: StoredConnection) => StudioTransport
  /** Connects this browser with the test inbox; only where a local relay serves the page. */
  readonly pairTestInbox: () => Promise<TestInboxConnection>
  /** The place that needs no account: the test inbox if there is one, else practice. */
  readonly place: 'test-inbox' | 'practice'
  /** The transport of `place`. */
  readonly placeTransport: StudioTransport
  /** Connects this browser with `place` and keeps the connection. Rejects when the test inbox does not answer. */
  readonly connectPlace: () => Promise<StoredConnection>
  /** The simulation for the messages of Try it. */
  readonly simulation: Simulation
  /** True if the test inbox answers. */
  readonly inboxMonitor: InboxMonitor
}

export const SendingContext = createContext<Sending | undefined>(undefined)

/** Returns the sending context. @throws {Error} outside of the studio. */
export function useSending(): Sending {
  const sending = useContext(SendingContext)
  if (!sending) throw new Error('There is nothing to send with here.')
  return sending
}
