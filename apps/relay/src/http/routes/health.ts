import { Hono } from 'hono'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { requirePrivateKey } from '../middleware/require-private-key.ts'

/** The time for which a result is reused, in milliseconds: anybody may ask, so not every request may cost a sync. */
const readyForMs = 1000
const retryAfterSeconds = 10

/** The routes for monitoring: liveness, readiness and metrics. */
export function healthRoutes(deps: AppDeps): Hono<RelayEnv> {
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
