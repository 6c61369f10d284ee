import type { MiddlewareHandler } from 'hono'
import { digestOfPrivateKey } from '../../settings/secrets.ts'
import type { SettingsStore } from '../../store/port.ts'
import type { RelayEnv } from '../app-deps.ts'
import { problem } from '../management/problem.ts'

/** Lets only holders of a private key through: `Authorization: Bearer …`. */
export function requirePrivateKey(settings: Pick<SettingsStore, 'keys'>): MiddlewareHandler<RelayEnv> {
  return async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) {
      return unauthorized(
        'private-key-required',
        'Send a private key: Authorization: Bearer … (letterslot keys create makes one).',
      )
    }
    const digest = digestOfPrivateKey(token)
    const key = settings.keys().find(({ kind, value }) => kind === 'private' && value === digest)
    if (key === undefined) {
      return unauthorized(
        'private-key-unknown',
        'This private key is not known here. Pair again, or make one with letterslot keys create.',
      )
    }
    c.set('actor', key.id)
    return next()
  }
}

function unauthorized(code: 'private-key-required' | 'private-key-unknown', detail: string): Response {
  return problem({ status: 401, code, detail, headers: { 'WWW-Authenticate': 'Bearer' } })
}
