import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSqliteStore } from '../store/sqlite.ts'
import { readConfig } from './config.ts'
import { seedSettings } from './first-start.ts'
import { digestOfPrivateKey } from './secrets.ts'

const open = () => openSqliteStore(mkdtempSync(join(tmpdir(), 'letterslot-first-')))
const configOf = (env: Readonly<Record<string, string>>) => {
  const read = readConfig({ env })
  if (!read.ok) throw read.error
  return read.value.config
}
const smtp = { LETTERSLOT_SMTP_URL: 'smtp://localhost:2525', LETTERSLOT_FROM: 'Forms <forms@example.org>' }

describe('the first start', () => {
  it('[S20] makes a service, a general template and a public key', () => {
    const { settings } = open()
    seedSettings(settings, configOf({}), 1000)
    expect(settings.services()).toEqual([
      {
        id: 'default',
        name: 'Test inbox',
        from: { name: 'Letterslot', address: 'forms@localhost' },
        smtp: 'inbox',
        revision: 1,
      },
    ])
    expect(settings.templates()).toMatchObject([{ template: { id: 'general', to: ['inbox@localhost'] }, revision: 1 }])
    expect(settings.keys()).toEqual([
      {
        id: expect.stringMatching(/^key_/),
        name: 'First key',
        kind: 'public',
        value: expect.stringMatching(/^lsp_[0-9a-z]{26}$/),
        origins: [],
        createdAtMs: 1000,
      },
    ])
  })

  it('[S21] changes nothing at a later start with the same settings', () => {
    const { settings } = open()
    const state = () => [settings.services(), settings.templates(), settings.keys()]
    seedSettings(settings, configOf(smtp), 1000)
    const before = state()
    seedSettings(settings, configOf(smtp), 2000)
    expect(state()).toEqual(before)
  })

  it('[S22] sends to the real mailbox once one is set, and leaves templates that a maker wrote alone', () => {
    const { settings } = open()
    seedSettings(settings, configOf({}), 1000)
    seedSettings(settings, configOf(smtp), 2000)
    expect(settings.service('default')).toMatchObject({ smtp: 'environment', from: { address: 'forms@example.org' } })
    expect(settings.template('general')?.template.to).toEqual(['forms@example.org'])
    seedSettings(settings, configOf({ ...smtp, LETTERSLOT_DEFAULT_TO: 'me@example.org' }), 3000)
    expect(settings.template('general')?.template.to).toEqual(['forms@example.org'])
  })

  it('[S23] takes keys and origins from the environment, the private one as its SHA-256', () => {
    const { settings } = open()
    const privateKey = 'a-private-key-of-24-letters'
    const env = { LETTERSLOT_PUBLIC_KEY: 'my_public_key', LETTERSLOT_PRIVATE_KEY: privateKey }
    seedSettings(settings, configOf(env), 1000)
    seedSettings(settings, configOf({ ...env, LETTERSLOT_ALLOWED_ORIGINS: 'https://a.example' }), 2000)
    expect(settings.keys().map(({ kind, value, origins }) => ({ kind, value, origins }))).toEqual([
      { kind: 'public', value: 'my_public_key', origins: ['https://a.example'] },
      { kind: 'private', value: digestOfPrivateKey(privateKey), origins: [] },
    ])
  })
})
