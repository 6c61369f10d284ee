import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Config } from './config.ts'
import type { Log } from './mail/log.ts'
import type { Pauses } from './mail/pauses.ts'
import { problem } from './management/problem.ts'
import type { Metrics } from './metrics.ts'
import { guardAnswers } from './middleware/guard-answers.ts'
import { guardLocal } from './middleware/guard-local.ts'
import { logRefusals } from './middleware/log-refusals.ts'
import { healthRoutes } from './routes/health.ts'
import { helloRoutes } from './routes/hello.ts'
import { inboxRoutes } from './routes/inbox.ts'
import { keyRoutes } from './routes/keys.ts'
import { messageRoutes } from './routes/messages.ts'
import { serviceRoutes } from './routes/services.ts'
import { studioRoutes } from './routes/studio.ts'
import { templateRoutes } from './routes/templates.ts'
import { wireRoutes } from './routes/wire.ts'
import { isStoreTrouble } from './store/is-store-trouble.ts'
import type { Store } from './store/port.ts'

/** What Node's server hands to each request; absent where a test calls the app directly. */
export type RelayEnv = {
  readonly Bindings: Partial<HttpBindings>
  /** `actor`: the id of the private key that a request came with. */
  readonly Variables: { readonly actor?: string }
}

/** Everything that the routes work with. */
export interface AppDeps {
  readonly store: Store
  readonly config: Pick<Config, 'rate' | 'url' | 'isTrustedProxy' | 'dataFolder'>
  /** Whether this is the test inbox of one computer; `letterslot serve` never is. */
  readonly local: boolean
  /** The port that is listened on. */
  readonly port: number
  /** The built studio. */
  readonly studioFolder: string
  readonly version: string
  readonly log: Log
  readonly metrics: Metrics
  /** Called after each durable accept; wakes the sender. */
  readonly onAccepted: () => void
  /** Called when everything that waits was made due; tries paused services too. */
  readonly onExpedited: () => void
  /** The services that send nothing until their server is back or a person acts. */
  readonly pauses: () => Pauses
  readonly nowMs?: () => number
}

/** The relay as one handler: requests in, answers out. It listens to nothing and reads no environment. */
export function createApp(deps: AppDeps): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  app.use(guardAnswers(deps.config.url))
  app.use(logRefusals(deps))
  if (deps.local) app.use(guardLocal(deps.port))
  app.route('/', healthRoutes(deps))
  app.route('/', wireRoutes(deps))
  app.route('/', helloRoutes(deps))
  if (deps.local) app.route('/', inboxRoutes(deps))
  app.route('/', templateRoutes(deps))
  app.route('/', serviceRoutes(deps))
  app.route('/', messageRoutes(deps))
  app.route('/', keyRoutes(deps))
  app.all('/api/*', () => problem({ status: 404, code: 'not-found', detail: 'There is nothing at this address.' }))
  app.route('/', studioRoutes(deps))
  app.onError((error, c) => {
    deps.log.error({ event: 'request-failed', path: c.req.path, err: error }, 'A request failed')
    if (isStoreTrouble(error)) {
      const detail = 'The relay cannot write at the moment; nothing was changed. Its log says why.'
      return problem({ status: 503, code: 'store-unavailable', detail, headers: { 'Retry-After': '30' } })
    }
    return problem({ status: 500, code: 'relay-failed', detail: 'The relay failed. Its log says why.' })
  })
  return app
}
