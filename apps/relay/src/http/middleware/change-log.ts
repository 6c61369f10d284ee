import type { Context } from 'hono'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { clientAddress, socketAddressOf } from '../client.ts'

/** A change that came in over the management API. */
export type ChangeEvent =
  | 'paired'
  | 'key-made'
  | 'key-changed'
  | 'key-removed'
  | 'template-written'
  | 'template-removed'
  | 'service-written'
  | 'service-removed'

/** Logs a change with the key that made it and the address it came from; `id` names what was changed. */
export function logChange(c: Context<RelayEnv>, deps: AppDeps, event: ChangeEvent, id: string): void {
  const by = c.get('actor')
  const address = clientAddress(socketAddressOf(c), c.req.header('x-forwarded-for'), deps.config.isTrustedProxy)
  deps.log.info({ event, id, address, ...(by === undefined ? {} : { by }) }, 'Changed by the management API')
}
