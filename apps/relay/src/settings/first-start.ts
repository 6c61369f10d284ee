import { generalTemplate } from '@letterslot/email'
import type { SettingsStore } from '../store/port.ts'
import type { Config } from './config.ts'
import { seedPrivateKey, seedPublicKey } from './first-keys.ts'

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
