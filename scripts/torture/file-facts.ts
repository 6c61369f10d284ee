import { createHash } from 'node:crypto'
import { type Attachment, bytesOf } from './attachment.ts'

/** A file in one line, by which it is compared to the byte. */
export function fileFacts(name: string, bytes: Uint8Array): string {
  return `${name}, ${bytes.byteLength} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex')}`
}

/** The same of a file that is still to be made. */
export function attachmentFacts(attachment: Attachment): string {
  return fileFacts(attachment.fileName, bytesOf(attachment))
}
