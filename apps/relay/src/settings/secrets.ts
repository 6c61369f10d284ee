import { createHash, randomBytes } from 'node:crypto'
import { createSubmissionId } from '@letterslot/core'
import type { StoredKey } from '../store/port.ts'

/** A new key as it is stored, and the secret that its holder is told; of a private key only the digest is kept. */
interface NewKey {
  readonly key: StoredKey
  readonly secret: string
}

/**
 * Makes a key.
 * @param origins - those of a public key; a private key has none.
 */
export function createKey(name: string, origins: readonly string[] | undefined, nowMs: number): NewKey {
  const facts = { id: createKeyId(), name, origins: origins ?? [], createdAtMs: nowMs }
  const secret = origins === undefined ? createPrivateKey() : createPublicKey()
  return origins === undefined
    ? { key: { ...facts, kind: 'private', value: digestOfPrivateKey(secret) }, secret }
    : { key: { ...facts, kind: 'public', value: secret }, secret }
}

/** A new public key: names an account, protects nothing. */
export function createPublicKey(): string {
  return `lsp_${createSubmissionId().toLowerCase()}`
}

/** A new private key: 256 random bits. Shown once; only its digest is kept. */
function createPrivateKey(): string {
  return `lsk_${randomBytes(32).toString('base64url')}`
}

/** The SHA-256 of a private key, the only form in which it is stored. With 256 random bits it cannot be guessed back. */
export function digestOfPrivateKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** A new id for a key. */
export function createKeyId(): string {
  return `key_${createSubmissionId().toLowerCase()}`
}
