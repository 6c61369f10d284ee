import { Hono } from 'hono'
import { isStoreUnavailable } from '../../store/store-unavailable-error.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { problem } from '../management/problem.ts'
import { logRefusals } from '../middleware/access-log.ts'
import { guardAnswers } from '../middleware/guard-answers.ts'
import { guardLocal } from '../middleware/guard-local.ts'
import { healthRoutes } from './health.ts'
import { helloRoutes } from './hello.ts'
import { inboxRoutes } from './inbox.ts'
import { keyRoutes } from './keys.ts'
import { messageRoutes } from './messages.ts'
import { serviceRoutes } from './services.ts'
import { studioRoutes } from './studio.ts'
import { templateRoutes } from './templates.ts'
import { wireRoutes } from './wire.ts'

/** The relay as one handler: requests in, answers out. It listens to nothing and reads no environment. */
export function createApp(deps: AppDeps): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  app.use(guardAnswers(deps.config.url))
  app.use(logRefusals(deps))
  if (deps.isLocal) app.use(guardLocal(deps.port))
  app.route('/', healthRoutes(deps))
  app.route('/', wireRoutes(deps))
  app.route('/', helloRoutes(deps))
  if (deps.isLocal) app.route('/', inboxRoutes(deps))
  app.route('/', templateRoutes(deps))
  app.route('/', serviceRoutes(deps))
  app.route('/', messageRoutes(deps))
  app.route('/', keyRoutes(deps))
  app.all('/api/*', () => problem({ status: 404, code: 'not-found', detail: 'There is nothing at this address.' }))
  app.route('/', studioRoutes(deps))
  app.onError((error, c) => {
    deps.log.error({ event: 'request-failed', path: c.req.path, err: error }, 'A request failed')
    if (isStoreUnavailable(error)) {
      const detail = 'The relay cannot write at the moment; nothing was changed. Its log says why.'
      return problem({ status: 503, code: 'store-unavailable', detail, headers: { 'Retry-After': '30' } })
    }
    return problem({ status: 500, code: 'relay-failed', detail: 'The relay failed. Its log says why.' })
  })
  return app
}
