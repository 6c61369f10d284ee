import { assertNever } from '@letterslot/core'
import type { StoredConnection } from '../../model/connection.ts'
import { storedNames } from '../../model/connection.ts'
import { connectionNameText } from '../texts/connection-names.ts'

/** The short detail that tells two connections apart: the service of an account, the host of a relay. */
export function connectionDetail(connection: StoredConnection): string {
  switch (connection.kind) {
    case 'emailjs':
      return connection.serviceId
    case 'relay':
      return new URL(connection.origin).host
    case 'test-inbox':
    case 'practice':
      return ''
    default:
      return assertNever(connection)
  }
}

/** The name that a maker gave an account; empty while it has its usual one. */
export function givenName({ kind, name }: StoredConnection): string {
  const isAccount = kind === 'emailjs' || kind === 'relay'
  return isAccount && name !== storedNames[kind] ? name.trim() : ''
}

/** A connection's name for people: the one its maker gave it, else `EmailJS · service_x1`. */
export function connectionName(connection: StoredConnection): string {
  const given = givenName(connection)
  if (given !== '') return given
  const detail = connectionDetail(connection)
  return detail === '' ? connectionNameText[connection.kind] : `${connectionNameText[connection.kind]} · ${detail}`
}
