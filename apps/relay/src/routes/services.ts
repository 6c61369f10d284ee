import { parseAddress } from '@letterslot/email'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppDeps, RelayEnv } from '../app.ts'
import { notFound } from '../management/problem.ts'
import { readJsonBody } from '../management/read-json-body.ts'
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
export function serviceRoutes({ store: { settings } }: AppDeps): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>().basePath('/api/v1/services')
  app.use(requirePrivateKey(settings))
  app.get('/', (c) => c.json({ items: settings.services() }))
  app.get('/:id', (c) => {
    const found = settings.service(c.req.param('id'))
    return found === undefined ? notFound('service with this id') : c.json(found)
  })
  app.put('/:id', async (c) => {
    const body = await readJsonBody(c.req, serviceBody)
    if (!body.ok) return body.response
    return c.json(settings.putService({ id: c.req.param('id'), ...body.value }))
  })
  app.delete('/:id', (c) =>
    settings.removeService(c.req.param('id')) ? c.body(null, 204) : notFound('service with this id'),
  )
  return app
}
