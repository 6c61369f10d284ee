import type { SettingsStore, StoredKey } from '../store/port.ts'
import type { Config } from './config.ts'
import { createKeyId, createPublicKey, digestOfPrivateKey } from './secrets.ts'

/** The public key that a local studio sends with: the first one. */
export function firstPublicKey(settings: SettingsStore): StoredKey | undefined {
  return settings.keys().find(({ kind }) => kind === 'public')
}

/** Stores the public key that is set, else makes a first one; adds origins that were set since. */
export function seedPublicKey(
  settings: SettingsStore,
  { publicKey, allowedOrigins }: Pick<Config, 'publicKey' | 'allowedOrigins'>,
  nowMs: number,
): void {
  const keys = settings.keys().filter(({ kind }) => kind === 'public')
  const known = publicKey === undefined ? keys[0] : keys.find(({ value }) => value === publicKey)
  if (known === undefined) {
    const value = publicKey ?? createPublicKey()
    const origins = allowedOrigins
    settings.addKey({ id: createKeyId(), name: 'First key', kind: 'public', value, origins, createdAtMs: nowMs })
  } else if (allowedOrigins.some((origin) => !known.origins.includes(origin))) {
    settings.setOrigins(known.id, [...new Set([...known.origins, ...allowedOrigins])])
  }
}

/** Stores the digest of the private key that is set, where there is one. */
export function seedPrivateKey(
  settings: SettingsStore,
  { privateKey }: Pick<Config, 'privateKey'>,
  nowMs: number,
): void {
  if (privateKey === undefined) return
  const value = digestOfPrivateKey(privateKey)
  if (settings.keys().some((key) => key.value === value)) return
  settings.addKey({ id: createKeyId(), name: 'Environment', kind: 'private', value, origins: [], createdAtMs: nowMs })
}
