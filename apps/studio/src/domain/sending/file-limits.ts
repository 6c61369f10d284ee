import type { Form } from '@letterslot/core'
import type { StoredConnection } from '../../model/connection.ts'

/** Bytes that EmailJS carries of the files of one message, as its smallest plan does; the client refuses more. */
export const emailJsFilesBytes = 500_000

/** Bytes of one file that a relay carries; the client refuses more. */
export const relayFileBytes = 5_000_000

/**
 * Size limit of one file in bytes: the form's for its connection, else the usual one of that kind. Undefined where
 * nothing is refused before it is sent.
 */
export function fileLimitOf({ delivery }: Form, kind: StoredConnection['kind'] | undefined): number | undefined {
  if (kind === undefined || kind === 'practice') return undefined
  return delivery?.maxFilesBytes ?? (kind === 'emailjs' ? emailJsFilesBytes : relayFileBytes)
}
