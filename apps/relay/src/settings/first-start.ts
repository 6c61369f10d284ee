import { generalTemplate } from '@letterslot/email'
import type { SettingsStore, StoredKey } from '../store/port.ts'
import type { Config } from './config.ts'
import { createId, createPublicKey, digestOfPrivateKey } from './secrets.ts'

/** The service that follows the environment; others are the maker's own. */
export const defaultServiceId = 'default'
/** The template for any form. */
const generalTemplateId = 'general'
/** The general template's recipient as long as none is set; the test inbox takes any address. */
const placeholderRecipient = 'inbox@localhost'

type SeedConfig = Pick<Config, 'smtp' | 'from' | 'defaultTo' | 'allowedOrigins' | 'publicKey' | 'privateKey'>

/**
 * Creates what a relay needs for its first message: a service, a general template and a public key. Later starts only
 * apply changed settings of the environment; what the maker wrote stays.
 */
export function seedSettings(settings: SettingsStore, config: SeedConfig, nowMs: number): void {
  seedService(settings, config)
  seedTemplate(settings, config)
  seedPublicKey(settings, config, nowMs)
  seedPrivateKey(settings, config, nowMs)
  // Now, so that it is there also while the store cannot write.
  settings.secret('client-address')
}

/** The public key that a local studio sends with: the first one. */
export function firstPublicKey(settings: SettingsStore): StoredKey | undefined {
  return settings.keys().find(({ kind }) => kind === 'public')
}

function seedService(settings: SettingsStore, { smtp, from }: SeedConfig): void {
  const kind = smtp === undefined ? 'inbox' : 'environment'
  const known = settings.service(defaultServiceId)
  if (known?.smtp === kind && known.from.name === from.name && known.from.address === from.address) return
  const name = smtp === undefined ? 'Test inbox' : smtp.host
  settings.putService({ id: defaultServiceId, name, from, smtp: kind })
}

function seedTemplate(settings: SettingsStore, { smtp, from, defaultTo }: SeedConfig): void {
  const to = defaultTo ?? (smtp === undefined ? placeholderRecipient : from.address)
  const known = settings.template(generalTemplateId)?.template
  if (known === undefined) {
    settings.putTemplate(generalTemplate({ id: generalTemplateId, to }))
  } else if (to !== placeholderRecipient && known.to.length === 1 && known.to[0] === placeholderRecipient) {
    settings.putTemplate({ ...known, to: [to] })
  }
}

function seedPublicKey(settings: SettingsStore, { publicKey, allowedOrigins }: SeedConfig, nowMs: number): void {
  const keys = settings.keys().filter(({ kind }) => kind === 'public')
  const known = publicKey === undefined ? keys[0] : keys.find(({ value }) => value === publicKey)
  if (known === undefined) {
    const value = publicKey ?? createPublicKey()
    const origins = allowedOrigins
    settings.addKey({ id: createId('key'), name: 'First key', kind: 'public', value, origins, createdAtMs: nowMs })
  } else if (allowedOrigins.some((origin) => !known.origins.includes(origin))) {
    settings.setOrigins(known.id, [...new Set([...known.origins, ...allowedOrigins])])
  }
}

function seedPrivateKey(settings: SettingsStore, { privateKey }: SeedConfig, nowMs: number): void {
  if (privateKey === undefined) return
  const value = digestOfPrivateKey(privateKey)
  if (settings.keys().some((key) => key.value === value)) return
  settings.addKey({ id: createId('key'), name: 'Environment', kind: 'private', value, origins: [], createdAtMs: nowMs })
}
