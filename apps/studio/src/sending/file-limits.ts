import type { Form } from '@letterslot/core'
import type { StoredConnection } from '../storage/connection.ts'

/** Bytes that EmailJS carries of the files of one message, as its smallest plan does; the client refuses more. */
export const emailJsFilesBytes = 500_000

/** Bytes of one file that a relay carries; the client refuses more. */
export const relayFileBytes = 5_000_000

/**
 * How large one file may be on the way: what the form says of its connection, else what is usual there. Undefined where
 * nothing is refused before it is sent.
 */
export function fileLimitOf({ delivery }: Form, kind: StoredConnection['kind'] | undefined): number | undefined {
  if (kind === undefined || kind === 'practice') return undefined
  return delivery?.maxFilesBytes ?? (kind === 'emailjs' ? emailJsFilesBytes : relayFileBytes)
}
