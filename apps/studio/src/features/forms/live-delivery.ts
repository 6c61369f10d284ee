import type { Form } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import type { Transport } from '@letterslot/react'
import { createContext, use } from 'react'
import type { ChosenConnection } from '../../document/commands/choose-connection.ts'
import type { ArrivedMail } from '../../sending/arrived-mail.ts'

/**
 * How a form sends before anything is connected: to the test inbox of this computer where a local relay serves the
 * studio, within the page otherwise. The first screen and new forms use it; it opens no connection by itself.
 */
export interface LiveDelivery {
  readonly place: 'test-inbox' | 'practice'
  /** What a new form with this mail is connected to; stores the connection where it is not there yet. */
  readonly connect: (email: EmailTemplate) => Promise<ChosenConnection>
  /** Makes the transport of a form, with the mail that its answers become. */
  readonly transport: (form: Form, email: EmailTemplate) => Transport
  /** Resolves when the mail of a submission has arrived; rejects when it does not within some seconds. */
  readonly arrival: (submissionId: string, signal: AbortSignal) => Promise<ArrivedMail>
}

/** Given around the studio by `main.tsx`. */
export const LiveDeliveryContext = createContext<LiveDelivery | undefined>(undefined)

/** The delivery of this studio; undefined only where none was given, as in a test of one screen. */
export function useLiveDelivery(): LiveDelivery | undefined {
  return use(LiveDeliveryContext)
}
