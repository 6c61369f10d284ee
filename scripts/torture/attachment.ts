import type { Submission } from '@letterslot/client/outbox'

/** A file that page and suite make for themselves, each to the same byte. */
export interface Attachment {
  /** The parameter that it is sent under. */
  readonly name: string
  readonly fileName: string
  readonly size: number
  readonly seed: number
}

/** A message, and the files that it is sent with. */
export interface WithAttachments extends Submission {
  readonly attachments?: readonly Attachment[]
}

/** The bytes of it. @see Marsaglia, "Xorshift RNGs", Journal of Statistical Software, 2003 */
export function bytesOf({ size, seed }: Attachment): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let state = seed | 1
  for (let index = 0; index < size; index += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes[index] = state
  }
  return bytes
}
