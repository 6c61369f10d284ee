import { Hono } from 'hono'
import * as v from 'valibot'
import { parseOrigin } from '../../settings/origin-list.ts'
import { createId, createPublicKey } from '../../settings/secrets.ts'
import type { StoredKey } from '../../store/port.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { notFound } from '../management/problem.ts'
import { readJsonBody } from '../management/read-json-body.ts'
import { logChange } from '../middleware/access-log.ts'
import { requirePrivateKey } from '../middleware/require-private-key.ts'

const origin = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = dataset.value === 'null' ? ({ ok: true, value: 'null' } as const) : parseOrigin(dataset.value)
    if (parsed.ok) return parsed.value
    addIssue({ message: `${parsed.error}.` })
    return NEVER
  }),
)
const keyBody = v.object({
  /** Names a public key whose origins are to be replaced; without it a new one is made. */
  id: v.optional(v.string()),
  name: v.optional(v.pipe(v.string(), v.maxLength(100)), 'A site'),
  origins: v.array(origin),
})

/** Keys: public ones are made and changed here; private ones are listed and removed, and made by pairing or the command. */
export function keyRoutes(deps: AppDeps): Hono<RelayEnv> {
  const {
    store: { settings },
    nowMs = Date.now,
  } = deps
  const app = new Hono<RelayEnv>().basePath('/api/v1/keys')
  app.use(requirePrivateKey(settings))
  app.get('/', (c) => c.json({ items: settings.keys().map(keyJson) }))
  app.post('/', async (c) => {
    const body = await readJsonBody(c.req, keyBody)
    if (!body.ok) return body.response
    const { id, name } = body.value
    const origins = [...new Set(body.value.origins)]
    if (id !== undefined) {
      if (!settings.setOrigins(id, origins)) return notFound('key with this id')
      logChange(c, deps, 'key-changed', id)
      const changed = settings.keys().find((key) => key.id === id)
      return changed === undefined ? notFound('key with this id') : c.json(keyJson(changed))
    }
    const key: StoredKey = {
      id: createId('key'),
      name,
      kind: 'public',
      value: createPublicKey(),
      origins,
      createdAtMs: nowMs(),
    }
    settings.addKey(key)
    logChange(c, deps, 'key-made', key.id)
    return c.json(keyJson(key), 201)
  })
  app.delete('/:id', (c) => {
    const id = c.req.param('id')
    if (!settings.removeKey(id)) return notFound('key with this id')
    logChange(c, deps, 'key-removed', id)
    return c.body(null, 204)
  })
  return app
}

function keyJson({ id, name, kind, value, origins, createdAtMs }: StoredKey) {
  const createdAt = new Date(createdAtMs).toISOString()
  return { id, name, kind, origins, createdAt, ...(kind === 'public' ? { publicKey: value } : {}) }
}
