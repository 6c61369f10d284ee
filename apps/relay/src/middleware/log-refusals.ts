import type { Context, MiddlewareHandler } from 'hono'
import type { AppDeps, RelayEnv } from '../app.ts'
import type { Log } from '../mail/log.ts'
import { clientOf } from '../wire/client-of.ts'
import { wirePaths } from '../wire/paths.ts'

const loggedStatuses: ReadonlySet<number> = new Set([401, 403, 413, 421, 429])
/** Whoever floods us with refused requests must not fill our disk: so many are logged one by one in each window. */
const maxLoggedRefusals = 100
const refusalWindowMs = 60_000
/** Of a path or header that is logged; whoever asks writes them. */
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
    // Visitors are known by the digest that mails have of them; who asks for the management API by the address itself.
    ...(wirePaths.has(path) ? { visitor: clientOf(c, deps).digest } : { address: clientOf(c, deps).address }),
  }
}

function createBoundedLog(log: Log, nowMs: () => number): (facts: Readonly<Record<string, unknown>>) => void {
  let window = { fromMs: Number.NEGATIVE_INFINITY, count: 0 }
  return (facts) => {
    const now = nowMs()
    const ageMs = now - window.fromMs
    if (ageMs < 0 || ageMs >= refusalWindowMs) {
      const left = window.count - maxLoggedRefusals
      if (left > 0) log.warn({ event: 'refused-more', count: left }, 'More requests were refused than are logged')
      window = { fromMs: now, count: 0 }
    }
    window = { ...window, count: window.count + 1 }
    if (window.count <= maxLoggedRefusals) log.warn(facts, 'Refused a request')
  }
}
