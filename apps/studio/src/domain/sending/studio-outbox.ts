import { SendError } from '@letterslot/client'
import {
  type Connection,
  createOutbox,
  type Outbox,
  type PageEvents,
  pageEvents,
  type Send,
  wireSend,
} from '@letterslot/client/outbox'
import { assertNever } from '@letterslot/core'
import { practiceConnection, type StoredConnection } from '../../model/connection.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import type { Sending } from './sending-context.ts'
import { readSendingContext, type SendingSnapshot, wasKept } from './sending-snapshot.ts'
import type { StudioTransport } from './studio-transport.ts'

/** The studio's own database: a published form on the same origin keeps its messages elsewhere. */
export const studioOutboxName = 'letterslot-studio-outbox'

/** Arguments of the studio's outbox. */
export interface StudioOutboxDeps extends StudioSendDeps {
  /** Default: the studio's own database. */
  readonly name?: string
  /** Lays something around every attempt: faults to try out, say. Default: nothing. */
  readonly wrapSend?: (send: Send) => Send
  /** Default: this page's own. */
  readonly page?: PageEvents
}

/** Opens the one outbox of the app. Everything that a form run in the studio takes in goes through it. */
export function createStudioOutbox({
  name = studioOutboxName,
  wrapSend = (send) => send,
  page = pageEvents,
  ...ports
}: StudioOutboxDeps): Outbox {
  return createOutbox({ name, page, send: wrapSend(createStudioSend(ports)) })
}

/** Arguments of the studio's transport. */
interface StudioSendDeps {
  readonly connections: Pick<StudioStorage['connections'], 'get'>
  readonly sending: Pick<Sending, 'transportOf' | 'place' | 'placeTransport'>
}

/** Text of an attempt whose connection was deleted while it waited. */
export const deletedConnectionText = 'The connection that this message was written for was deleted here'

/** Text of an attempt for a test inbox in a studio that is served without one. */
const noInboxText = 'There is no test inbox at this address'

function notConnectedError(text: string): SendError {
  return new SendError({ code: 'missing-service-id', status: 0, text, sent: 'no' })
}

/** The connection as the message was written for it: ids of the snapshot, secrets of the one that is kept. */
function asWritten(
  { connectionId: id, kind }: SendingSnapshot & { readonly kind: 'emailjs' | 'relay' },
  { origin, publicKey, serviceId, templateId }: Connection,
): StoredConnection {
  const ids = { id, name: '', publicKey, serviceId, templateId }
  return kind === 'emailjs' ? { kind, ...ids } : { kind, origin, ...ids }
}

function transportFor(
  snapshot: SendingSnapshot,
  connection: Connection,
  kept: StoredConnection | undefined,
  { transportOf, place, placeTransport }: StudioSendDeps['sending'],
): StudioTransport | undefined {
  const { kind } = snapshot
  switch (kind) {
    case 'practice':
      return transportOf(practiceConnection)
    case 'test-inbox':
      if (place === kind) return placeTransport
      return kept && transportOf(kept)
    case 'emailjs':
    case 'relay':
      return transportOf(asWritten({ ...snapshot, kind }, connection))
    default:
      return assertNever(kind)
  }
}

/**
 * Sends one attempt by the route that its message was written for: the kept connection's kind, the snapshot's ids and mail. A
 * connection that was deleted meanwhile is not used behind its maker's back: the message is refused as not connected.
 */
export function createStudioSend({ connections, sending }: StudioSendDeps): Send {
  return async (outgoing, options) => {
    const { connection, params, files, entry } = outgoing
    const snapshot = readSendingContext(entry.context)
    if (!snapshot) return wireSend(outgoing, options)
    const kept = wasKept(snapshot) ? await connections.get(snapshot.connectionId) : undefined
    if (wasKept(snapshot) && !kept) throw notConnectedError(deletedConnectionText)
    const transport = transportFor(snapshot, connection, kept, sending)
    if (!transport) throw notConnectedError(noInboxText)
    return transport.sendFor(snapshot.email)(params, { ...options, files, maxFilesBytes: connection.maxFilesBytes })
  }
}
