import { parseAddress } from '@letterslot/email'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { notFound, refuseInvalidId } from '../management/problem.ts'
import { readJsonBody } from '../management/read-json-body.ts'
import { logChange } from '../middleware/access-log.ts'
import { requirePrivateKey } from '../middleware/require-private-key.ts'

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
