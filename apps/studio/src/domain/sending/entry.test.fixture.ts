import type { Attempt, Entry, Submission } from '@letterslot/client/outbox'
import { brandConnectionId, type EmailJsConnection, type StoredConnection } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { applyCommand } from '../document/apply.ts'
import { chooseConnection } from '../document/commands/choose-connection.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { destinationOf } from './form-destination.ts'
import { sendRouteOf } from './send-route.ts'

/** A contact form, as a start makes it. */
export const contactDocument = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })

/** An EmailJS account that is kept. */
export const emailJs: EmailJsConnection = {
  kind: 'emailjs',
  id: brandConnectionId('account'),
  name: 'EmailJS',
  publicKey: 'pk_1',
  serviceId: 'service_1',
  templateId: 'template_1',
}

/** A document that sends by a connection from now on. */
export function connectedBy(document: StudioDocument, connection: StoredConnection): StudioDocument {
  const destination = destinationOf(connection, document, 'https://studio.example.org')
  return applyCommand(document, chooseConnection({ id: connection.id, ...(destination && { destination }) })).document
}

/** A message of that form, by that account. */
export const submission: Submission = {
  id: '01J0000000000000000000ADA1',
  writtenAt: '2026-11-21T12:31:00+01:00',
  form: { id: 'contact', title: 'Write to us' },
  params: { full_name: 'Ada Lovelace', email: 'ada@example.org', message: 'Is the kiln room open?' },
  ...sendRouteOf(contactDocument, emailJs, 'https://studio.example.org'),
}

/** One attempt that ended in half a second. */
export function attempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    startedMs: 1000,
    endedMs: 1500,
    code: 'provider-refused',
    status: 412,
    text: 'Gmail_API: Invalid grant',
    sent: 'no',
    ...changes,
  }
}

/** That message in the outbox. */
export function entry(changes: Partial<Entry> = {}): Entry {
  return {
    ...submission,
    format: 1,
    order: 1,
    keeping: 'strict',
    state: { status: 'queued' },
    fence: 0,
    attempts: 0,
    waits: 0,
    waitedMs: 0,
    log: [],
    doubtful: false,
    ...changes,
  }
}
