import { Hono } from 'hono'
import * as v from 'valibot'
import { firstPublicKey } from '../../settings/first-keys.ts'
import { defaultServiceId } from '../../settings/first-start.ts'
import { createKey } from '../../settings/secrets.ts'
import { isStoreUnavailable } from '../../store/store-errors.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { problem, readJsonBody } from '../management/read-request.ts'
import { createRefusalLog, logRefusals } from '../middleware/access-log.ts'
import { logChange } from '../middleware/change-log.ts'
import { guardAnswers, guardLocal, requirePrivateKey } from '../middleware/guards.ts'
import { inboxRoutes } from './inbox.ts'
import { messageRoutes } from './messages.ts'
import { keyRoutes, serviceRoutes, templateRoutes } from './settings.ts'
import { studioRoutes } from './studio.ts'
import { createWire, type Wire } from './wire.ts'
import { wireRoutes } from './wire-routes.ts'

/** The parts of the relay that an app shares with the server before it. */
export interface AppParts {
  readonly wire: Wire
  readonly logRefusal: ReturnType<typeof createRefusalLog>
}

/** Makes the parts of one relay. */
export function createAppParts(deps: AppDeps): AppParts {
  return { wire: createWire(deps), logRefusal: createRefusalLog(deps) }
}

/** The relay as one handler: requests in, answers out. It listens to nothing and reads no environment. */
export function createApp(deps: AppDeps, { wire, logRefusal } = createAppParts(deps)): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  app.use(guardAnswers(deps.config.url))
  app.use(logRefusals(logRefusal))
  if (deps.isLocal) app.use(guardLocal(deps.port))
  app.route('/', healthRoutes(deps))
  app.route('/', wireRoutes(wire))
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

const pairBody = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(100)), 'A browser on this computer') })

/** Who is there, and in local mode the pairing that mints a private key for this browser. */
function helloRoutes(deps: AppDeps): Hono<RelayEnv> {
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
    const { key, secret } = createKey(body.value.name, undefined, nowMs())
    store.settings.addKey(key)
    logChange(c, deps, 'paired', key.id)
    c.header('Cache-Control', 'no-store')
    return c.json({ id: key.id, name: key.name, privateKey: secret }, 201)
  })
  return app
}

/** The time for which a result is reused, in milliseconds: anybody may ask, so not every request may cost a sync. */
const readyForMs = 1000
const retryAfterSeconds = 10

/** The routes for monitoring: liveness, readiness and metrics. */
function healthRoutes(deps: AppDeps): Hono<RelayEnv> {
  const { store, metrics } = deps
  const app = new Hono<RelayEnv>()
  const isReady = createReadiness(deps)
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', (c) => {
    if (isReady()) return c.text('ready')
    c.header('Retry-After', String(retryAfterSeconds))
    return c.text('The store cannot write', 503)
  })
  app.get('/metrics', requirePrivateKey(store.settings), async (c) => {
    c.header('Content-Type', metrics.contentType)
    return c.body(await metrics.text())
  })
  return app
}

/** Checks that the store takes messages, by writing; the log has each change, with its cause. */
function createReadiness({ store, log, nowMs = Date.now }: AppDeps): () => boolean {
  let last = { ready: true, atMs: Number.NEGATIVE_INFINITY }
  return () => {
    const now = nowMs()
    const ageMs = now - last.atMs
    if (ageMs >= 0 && ageMs < readyForMs) return last.ready
    const fault = errorOf(() => store.messages.checkWritable())
    if (fault !== undefined && last.ready)
      log.error({ event: 'store-unwritable', err: fault }, 'The store cannot write')
    if (fault === undefined && !last.ready) log.info({ event: 'store-writable' }, 'The store can write again')
    last = { ready: fault === undefined, atMs: now }
    return last.ready
  }
}

function errorOf(work: () => void): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return error ?? new Error('Nothing was said')
  }
}
