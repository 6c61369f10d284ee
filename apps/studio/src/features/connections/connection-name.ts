import { assertNever } from '@letterslot/core'
import type { StoredConnection } from '../../storage/connection.ts'

/** What tells two connections apart, in short: the service of an account, the host of a relay. */
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

const names = { emailjs: 'EmailJS', relay: 'Your own relay', 'test-inbox': 'Test inbox', practice: 'Practice' } as const

/** A connection's name for people: `EmailJS · service_x1`. */
export function connectionName(connection: StoredConnection): string {
  const detail = connectionDetail(connection)
  return detail === '' ? names[connection.kind] : `${names[connection.kind]} · ${detail}`
}
