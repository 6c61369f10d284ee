import { createHash, randomBytes } from 'node:crypto'
import { createSubmissionId } from '@letterslot/core'

/** A new public key: names an account, protects nothing. */
export function createPublicKey(): string {
  return `lsp_${createSubmissionId().toLowerCase()}`
}

/** A new private key: 256 random bits. Shown once; only its digest is kept. */
export function createPrivateKey(): string {
  return `lsk_${randomBytes(32).toString('base64url')}`
}

/** The SHA-256 of a private key, the only form in which it is stored. With 256 random bits it cannot be guessed back. */
export function digestOfPrivateKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** A new id for a message or a key. */
export function createId(prefix: 'msg' | 'key'): string {
  return `${prefix}_${createSubmissionId().toLowerCase()}`
}
