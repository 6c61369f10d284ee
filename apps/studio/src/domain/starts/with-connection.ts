import type { StoredConnection } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { applyCommand } from '../document/apply.ts'
import { chooseConnection } from '../document/commands/choose-connection.ts'
import { destinationOf } from '../sending/form-destination.ts'

/** A new document that sends by a connection. Loaded when a form is made. */
export function withConnection(document: StudioDocument, connection: StoredConnection | undefined): StudioDocument {
  if (!connection) return document
  const destination = destinationOf(connection, document, location.origin)
  const command = chooseConnection({ id: connection.id, ...(destination ? { destination } : {}) })
  return applyCommand(document, command).document
}
