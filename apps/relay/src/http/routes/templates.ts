import { parseEmailTemplate } from '@letterslot/email'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { notFound, problem, refuseInvalidId } from '../management/problem.ts'
import { readJsonBody } from '../management/read-json-body.ts'
import { logChange } from '../middleware/access-log.ts'
import { requirePrivateKey } from '../middleware/require-private-key.ts'

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
