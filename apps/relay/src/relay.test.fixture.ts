import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generalTemplate } from '@letterslot/email'
import type { AppDeps } from './http/app-deps.ts'
import { createMetrics } from './http/metrics.ts'
import { createApp, createAppParts } from './http/routes/app.ts'
import { createRequestListener } from './http/routes/request-listener.ts'
import { type Config, readConfig } from './settings/config.ts'
import { firstPublicKey } from './settings/first-keys.ts'
import { seedSettings } from './settings/first-start.ts'
import { createKey } from './settings/secrets.ts'
import { openSqliteDatabase } from './store/database.ts'
import type { RelayStore } from './store/port.ts'
import { createSqliteStore } from './store/sqlite.ts'
import type { Log } from './system/log.ts'

/** The site whose origin the first key allows, in tests. */
export const siteOrigin = 'https://site.example'

/** The settings of a relay in a new empty folder, for tests. */
export function testConfig(env: Readonly<Record<string, string>> = {}): Config {
  const read = readConfig({
    env: {
      LETTERSLOT_DATA_DIR: mkdtempSync(join(tmpdir(), 'letterslot-relay-')),
      LETTERSLOT_ALLOWED_ORIGINS: siteOrigin,
      LETTERSLOT_DEFAULT_TO: 'owner@example.org',
      LETTERSLOT_RATE: 'off',
      ...env,
    },
  })
  if (!read.ok) throw read.error
  return read.value.config
}

/** A log that keeps its lines. */
export function keptLog(): Log & { readonly lines: readonly { readonly facts: unknown; readonly text: string }[] } {
  const lines: { facts: unknown; text: string }[] = []
  const keep = (facts: unknown, text: string) => {
    lines.push({ facts, text })
  }
  return { info: keep, warn: keep, error: keep, lines }
}

/** Makes an app, and a listener with its parts, on a real store in memory, with a data folder of its own, the general template and both kinds of key. */
export function testApp(over: Partial<AppDeps> = {}, env: Readonly<Record<string, string>> = {}) {
  const config = testConfig(env)
  const store: RelayStore = over.store ?? createSqliteStore(openSqliteDatabase(':memory:'))
  seedSettings(store.settings, config, 1000)
  store.settings.putTemplate({ ...generalTemplate({ id: 'contact', to: 'owner@example.org' }), formId: 'contact' })
  const { key, secret: privateKey } = createKey('Test', undefined, 1000)
  store.settings.addKey({ ...key, id: 'key_private' })
  const accepted: string[] = []
  const log = keptLog()
  const deps: AppDeps = {
    store,
    config,
    isLocal: false,
    port: 4400,
    studioFolder: config.dataFolder,
    version: '1.2.3',
    log,
    metrics: createMetrics(store.messages),
    onAccepted: () => accepted.push('woken'),
    onExpedited: () => accepted.push('expedited'),
    pauses: () => new Map(),
    nowMs: () => Date.UTC(2026, 10, 21),
    ...over,
  }
  const parts = createAppParts(deps)
  const app = createApp(deps, parts)
  const listener = createRequestListener(deps, parts)
  return {
    deps,
    parts,
    app,
    listener,
    store,
    config,
    log,
    accepted,
    privateKey,
    publicKey: firstPublicKey(store.settings)?.value ?? '',
  }
}
