import type { MiddlewareHandler } from 'hono'
import type { Log } from '../../system/log.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { clientAddress, digestOfAddress, socketAddressOf } from '../client.ts'
import { wirePaths } from '../wire/protocol.ts'

const loggedStatuses: ReadonlySet<number> = new Set([401, 403, 413, 421, 429])
/** Refusals logged one by one in each window: a flood of refused requests must not fill the disk. */
const maxLoggedRefusals = 100
const refusalWindowMs = 60_000
/** Characters logged of a path or header, which the client chooses. */
const maxLoggedChars = 200

/** An answer, and the request that got it. */
export interface AnsweredRequest {
  readonly status: number
  /** The answer's `Letterslot-Code`; empty for none. */
  readonly code: string
  readonly method: string
  readonly path: string
  readonly socketAddress: string
  /** The value of a header of the request, by its name in lower case. */
  header(name: string): string | undefined
}

/** Makes the log of who was refused and why: 401, 403, 413, 421, 429. Never a query, a body or a key. */
export function createRefusalLog(deps: AppDeps): (answered: AnsweredRequest) => void {
  const write = createBoundedLog(deps.log, deps.nowMs ?? Date.now)
  return (answered) => {
    if (loggedStatuses.has(answered.status)) write(factsOf(answered, deps))
  }
}

/** Logs the refusals of an app. */
export function logRefusals(log: (answered: AnsweredRequest) => void): MiddlewareHandler<RelayEnv> {
  return async (c, next) => {
    await next()
    log({
      status: c.res.status,
      code: c.res.headers.get('letterslot-code') ?? '',
      method: c.req.method,
      path: c.req.path,
      socketAddress: socketAddressOf(c),
      header: (name) => c.req.header(name),
    })
  }
}

function factsOf({ status, code, method, path, socketAddress, header }: AnsweredRequest, { store, config }: AppDeps) {
  const origin = header('origin')
  const address = clientAddress(socketAddress, header('x-forwarded-for'), config.isTrustedProxy)
  return {
    event: 'refused',
    status,
    code,
    method,
    path: path.slice(0, maxLoggedChars),
    ...(origin === undefined ? {} : { origin: origin.slice(0, maxLoggedChars) }),
    // A visitor is logged by the digest that mails have, a client of the management API by its address.
    ...(wirePaths.has(path)
      ? { visitor: digestOfAddress(address, store.settings.secret('client-address')) }
      : { address }),
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
