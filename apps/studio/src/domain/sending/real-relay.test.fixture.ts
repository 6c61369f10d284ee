// biome-ignore-start lint/style/noRestrictedImports: tests talk to the real relay; the studio itself never imports it.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Relay, startRelay } from '../../../../relay/src/relay.ts'
import { readConfig } from '../../../../relay/src/settings/config.ts'
// biome-ignore-end lint/style/noRestrictedImports: see above.
import { createManagementClient, type ManagementClient, type ManagementClientOptions } from './management-client.ts'

/** The test inbox of this computer, as `npm start` runs it, and the network as a page of its own origin sees it. */
export interface RealRelay extends Relay {
  readonly url: string
  /** Resolves the page's relative addresses and says where they come from, as a browser does. */
  readonly fetch: typeof fetch
  readonly createClient: (options?: ManagementClientOptions) => ManagementClient
}

/** The fetch of a page at this origin. */
export function fetchOfPage(origin: string): typeof fetch {
  const request = globalThis.fetch
  return (input, init) => {
    const headers = new Headers(init?.headers)
    if (init?.method !== undefined && init.method !== 'GET') headers.set('Origin', origin)
    return request(new URL(String(input), origin), { ...init, headers })
  }
}

const log = { info: () => {}, warn: () => {}, error: () => {} }

/**
 * Starts a relay with a data folder of its own, on a port of the machine's choice.
 * @param local - false for a relay on a server.
 */
export async function startRealRelay({ local = true, port = 0 } = {}): Promise<RealRelay> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'letterslot-studio-'))
  const read = readConfig({ env: { LETTERSLOT_DATA_DIR: dataFolder, PORT: String(port) } })
  if (!read.ok) throw read.error
  const { config } = read.value
  const studio = { kind: 'built', folder: config.dataFolder } as const
  const relay = await startRelay({ config, isLocal: local, studio, version: '1.2.3', log })
  const url = `http://localhost:${relay.port}`
  const fetch = fetchOfPage(url)
  return { ...relay, url, fetch, createClient: (options) => createManagementClient({ ...options, fetch }) }
}
