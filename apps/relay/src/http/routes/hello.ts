import { Hono } from 'hono'
import * as v from 'valibot'
import { defaultServiceId, firstPublicKey } from '../../settings/first-start.ts'
import { createId, createPrivateKey, digestOfPrivateKey } from '../../settings/secrets.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { readJsonBody } from '../management/read-json-body.ts'
import { logChange } from '../middleware/access-log.ts'

const pairBody = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(100)), 'A browser on this computer') })

/** Who is there, and in local mode the pairing that mints a private key for this browser. */
export function helloRoutes(deps: AppDeps): Hono<RelayEnv> {
  const { store, isLocal, version, nowMs = Date.now } = deps
  const app = new Hono<RelayEnv>()
  app.get('/api/v1/hello', (c) => {
    c.header('Cache-Control', 'no-store')
    const key = isLocal ? firstPublicKey(store.settings) : undefined
    return c.json({
      product: 'letterslot',
      version,
      local: isLocal,
      ...(key === undefined ? {} : { publicKey: key.value, serviceId: defaultServiceId }),
    })
  })
  if (!isLocal) return app
  app.post('/api/v1/pair', async (c) => {
    const body = await readJsonBody(c.req, pairBody)
    if (!body.ok) return body.response
    const id = createId('key')
    const privateKey = createPrivateKey()
    const value = digestOfPrivateKey(privateKey)
    store.settings.addKey({ id, name: body.value.name, kind: 'private', value, origins: [], createdAtMs: nowMs() })
    logChange(c, deps, 'paired', id)
    c.header('Cache-Control', 'no-store')
    return c.json({ id, name: body.value.name, privateKey }, 201)
  })
  return app
}
