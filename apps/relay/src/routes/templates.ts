import { parseEmailTemplate } from '@letterslot/email'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppDeps, RelayEnv } from '../app.ts'
import { notFound, problem } from '../management/problem.ts'
import { readJsonBody } from '../management/read-json-body.ts'
import { requirePrivateKey } from '../middleware/require-private-key.ts'

/** Templates: the client chooses the id, each write is a new revision, accepted messages keep theirs. */
export function templateRoutes({ store: { settings } }: AppDeps): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>().basePath('/api/v1/templates')
  app.use(requirePrivateKey(settings))
  app.get('/', (c) => c.json({ items: settings.templates() }))
  app.get('/:id', (c) => {
    const found = settings.template(c.req.param('id'))
    return found === undefined ? notFound('template with this id') : c.json(found)
  })
  app.put('/:id', async (c) => {
    const body = await readJsonBody(c.req, v.unknown())
    if (!body.ok) return body.response
    const parsed = parseEmailTemplate(body.value)
    if (!parsed.ok) {
      const { message: detail, faults } = parsed.error
      return problem({ status: 422, code: 'body-invalid', detail, facts: { faults } })
    }
    if (parsed.value.id !== c.req.param('id')) {
      const detail = 'The id in the address and the id in the template differ.'
      return problem({ status: 422, code: 'id-mismatch', detail })
    }
    return c.json(settings.putTemplate(parsed.value))
  })
  app.delete('/:id', (c) =>
    settings.removeTemplate(c.req.param('id')) ? c.body(null, 204) : notFound('template with this id'),
  )
  return app
}
