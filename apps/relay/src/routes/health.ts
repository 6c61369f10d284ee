import { Hono } from 'hono'
import type { AppDeps, RelayEnv } from '../app.ts'
import { requirePrivateKey } from '../middleware/require-private-key.ts'

/** For machines: is the process there, can it take messages, what has it counted. */
export function healthRoutes({ store, metrics, log }: AppDeps): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', (c) => {
    try {
      store.messages.counts()
      return c.text('ready')
    } catch (error) {
      log.error({ event: 'store-unreadable', err: error }, 'The store cannot be read')
      c.header('Retry-After', '10')
      return c.text('The store cannot be read', 503)
    }
  })
  app.get('/metrics', requirePrivateKey(store.settings), async (c) => {
    c.header('Content-Type', metrics.contentType)
    return c.body(await metrics.text())
  })
  return app
}
