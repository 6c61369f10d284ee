import { SendError } from '@letterslot/client'
import { type Connection, type Send, wireSend } from '@letterslot/client/outbox'
import { assertNever } from '@letterslot/core'
import { practiceConnection, type StoredConnection } from '../../model/connection.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import type { Sending } from './sending-context.ts'
import { readSendingContext, type SendingSnapshot, wasKept } from './sending-snapshot.ts'
import type { StudioTransport } from './studio-transport.ts'

/** Arguments of the studio's transport. */
export interface StudioSendPorts {
  readonly connections: Pick<StudioStorage['connections'], 'get'>
  readonly sending: Pick<Sending, 'carrierOf' | 'place' | 'placeCarrier'>
}

/** Text of an attempt whose connection was deleted while it waited. */
export const deletedConnectionText = 'The connection that this message was written for was deleted here'

/** Text of an attempt for a test inbox in a studio that is served without one. */
const noInboxText = 'There is no test inbox at this address'

function notConnected(text: string): SendError {
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

function carrierFor(
  snapshot: SendingSnapshot,
  connection: Connection,
  kept: StoredConnection | undefined,
  { carrierOf, place, placeCarrier }: StudioSendPorts['sending'],
): StudioTransport | undefined {
  const { kind } = snapshot
  switch (kind) {
    case 'practice':
      return carrierOf(practiceConnection)
    case 'test-inbox':
      if (place === kind) return placeCarrier
      return kept && carrierOf(kept)
    case 'emailjs':
    case 'relay':
      return carrierOf(asWritten({ ...snapshot, kind }, connection))
    default:
      return assertNever(kind)
  }
}

/**
 * Sends one attempt the way its message was written for: the kept connection's kind, the snapshot's ids and mail. A
 * connection that was deleted meanwhile is not used behind its maker's back: the message is refused as not connected.
 */
export function createStudioSend({ connections, sending }: StudioSendPorts): Send {
  return async (outgoing, options) => {
    const { connection, params, files, entry } = outgoing
    const snapshot = readSendingContext(entry.context)
    if (!snapshot) return wireSend(outgoing, options)
    const kept = wasKept(snapshot) ? await connections.get(snapshot.connectionId) : undefined
    if (wasKept(snapshot) && !kept) throw notConnected(deletedConnectionText)
    const carrier = carrierFor(snapshot, connection, kept, sending)
    if (!carrier) throw notConnected(noInboxText)
    return carrier.transport(snapshot.email)(params, { ...options, files, maxFilesBytes: connection.maxFilesBytes })
  }
}
