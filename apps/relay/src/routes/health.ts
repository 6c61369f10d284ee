import { Hono } from 'hono'
import type { AppDeps, RelayEnv } from '../app.ts'
import { requirePrivateKey } from '../middleware/require-private-key.ts'

/** How long an answer about the store holds, in milliseconds: asking is free, so it must not cost a sync each time. */
const readyForMs = 1000
const retryAfterSeconds = 10

/** For machines: is the process there, can it take messages, what has it counted. */
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

/** Says whether the store takes messages, by writing; the log says why not, once for each time that it begins. */
function createReadiness({ store, log, nowMs = Date.now }: AppDeps): () => boolean {
  let last = { ready: true, atMs: Number.NEGATIVE_INFINITY }
  return () => {
    const now = nowMs()
    const ageMs = now - last.atMs
    if (ageMs >= 0 && ageMs < readyForMs) return last.ready
    const fault = faultOf(() => store.messages.checkWritable())
    if (fault !== undefined && last.ready)
      log.error({ event: 'store-unwritable', err: fault }, 'The store cannot write')
    if (fault === undefined && !last.ready) log.info({ event: 'store-writable' }, 'The store can write again')
    last = { ready: fault === undefined, atMs: now }
    return last.ready
  }
}

function faultOf(work: () => void): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return error ?? new Error('Nothing was said')
  }
}
