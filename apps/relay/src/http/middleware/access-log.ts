import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '../../system/log.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { clientOf } from '../client.ts'
import { wirePaths } from '../wire/protocol.ts'

const loggedStatuses: ReadonlySet<number> = new Set([401, 403, 413, 421, 429])
/** Refusals logged one by one in each window: a flood of refused requests must not fill the disk. */
const maxLoggedRefusals = 100
const refusalWindowMs = 60_000
/** Characters logged of a path or header, which the client chooses. */
const maxLoggedChars = 200

/** Logs who was refused and why: 401, 403, 413, 421, 429. Never a query, a body or a key. */
export function logRefusals(deps: AppDeps): MiddlewareHandler<RelayEnv> {
  const write = createBoundedLog(deps.log, deps.nowMs ?? Date.now)
  return async (c, next) => {
    await next()
    if (loggedStatuses.has(c.res.status)) write(factsOf(c, deps))
  }
}

function factsOf(c: Context<RelayEnv>, deps: AppDeps) {
  const { path, method } = c.req
  const origin = c.req.header('origin')
  return {
    event: 'refused',
    status: c.res.status,
    code: c.res.headers.get('letterslot-code') ?? '',
    method,
    path: path.slice(0, maxLoggedChars),
    ...(origin === undefined ? {} : { origin: origin.slice(0, maxLoggedChars) }),
    // A visitor is logged by the digest that mails have, a client of the management API by its address.
    ...(wirePaths.has(path) ? { visitor: clientOf(c, deps).digest } : { address: clientOf(c, deps).address }),
  }
}

function createBoundedLog(log: Log, nowMs: () => number): (facts: Readonly<Record<string, unknown>>) => void {
  let window = { fromMs: Number.NEGATIVE_INFINITY, count: 0 }
  return (facts) => {
    const now = nowMs()
    if (now < window.fromMs || now - window.fromMs >= refusalWindowMs) {
      const left = window.count - maxLoggedRefusals
      if (left > 0) log.warn({ event: 'refused-more', count: left }, 'More requests were refused than are logged')
      window = { fromMs: now, count: 0 }
    }
    window = { ...window, count: window.count + 1 }
    if (window.count <= maxLoggedRefusals) log.warn(facts, 'Refused a request')
  }
}
