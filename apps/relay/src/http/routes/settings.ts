import { parseAddress, parseEmailTemplate } from '@letterslot/email'
import { Hono } from 'hono'
import * as v from 'valibot'
import { createKey } from '../../settings/secrets.ts'
import { parseOrigin } from '../../settings/setting-values.ts'
import type { StoredKey } from '../../store/port.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { notFound, problem, readJsonBody, refuseInvalidId } from '../management/read-request.ts'
import { logChange } from '../middleware/change-log.ts'
import { requirePrivateKey } from '../middleware/guards.ts'

const line = v.pipe(v.string(), v.maxLength(200), v.regex(/^\P{Cc}*$/u, 'It must be one line.'))

const serviceBody = v.object({
  name: line,
  from: v.object({
    name: line,
    address: v.pipe(
      v.string(),
      v.check((text) => parseAddress(text) === text, 'It must be one plain e-mail address.'),
    ),
  }),
  smtp: v.picklist(['environment', 'inbox']),
})

/** Services: an SMTP account and a sender. The client chooses the id. */
export function serviceRoutes(deps: AppDeps): Hono<RelayEnv> {
  const { settings } = deps.store
  const app = new Hono<RelayEnv>().basePath('/api/v1/services')
  app.use(requirePrivateKey(settings))
  app.get('/', (c) => c.json({ items: settings.services() }))
  app.get('/:id', (c) => {
    const found = settings.service(c.req.param('id'))
    return found === undefined ? notFound('service with this id') : c.json(found)
  })
  app.put('/:id', async (c) => {
    const id = c.req.param('id')
    const refusal = refuseInvalidId(id)
    if (refusal !== undefined) return refusal
    const body = await readJsonBody(c.req, serviceBody)
    if (!body.ok) return body.response
    const written = settings.putService({ id, ...body.value })
    logChange(c, deps, 'service-written', id)
    return c.json(written)
  })
  app.delete('/:id', (c) => {
    const id = c.req.param('id')
    if (!settings.removeService(id)) return notFound('service with this id')
    logChange(c, deps, 'service-removed', id)
    return c.body(null, 204)
  })
  return app
}

/** Templates: the client chooses the id, each write is a new revision, accepted messages keep theirs. */
export function templateRoutes(deps: AppDeps): Hono<RelayEnv> {
  const { settings } = deps.store
  const app = new Hono<RelayEnv>().basePath('/api/v1/templates')
  app.use(requirePrivateKey(settings))
  app.get('/', (c) => c.json({ items: settings.templates() }))
  app.get('/:id', (c) => {
    const found = settings.template(c.req.param('id'))
    return found === undefined ? notFound('template with this id') : c.json(found)
  })
  app.put('/:id', async (c) => {
    const id = c.req.param('id')
    const refusal = refuseInvalidId(id)
    if (refusal !== undefined) return refusal
    const body = await readJsonBody(c.req, v.unknown())
    if (!body.ok) return body.response
    const parsed = parseEmailTemplate(body.value)
    if (!parsed.ok) {
      const { message: detail, faults } = parsed.error
      return problem({ status: 422, code: 'body-invalid', detail, extensions: { faults } })
    }
    if (parsed.value.id !== id) {
      const detail = 'The id in the address and the id in the template differ.'
      return problem({ status: 422, code: 'id-mismatch', detail })
    }
    const written = settings.putTemplate(parsed.value)
    logChange(c, deps, 'template-written', id)
    return c.json(written)
  })
  app.delete('/:id', (c) => {
    const id = c.req.param('id')
    if (!settings.removeTemplate(id)) return notFound('template with this id')
    logChange(c, deps, 'template-removed', id)
    return c.body(null, 204)
  })
  return app
}

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
    const { key } = createKey(name, origins, nowMs())
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
