import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { AppDeps, RelayEnv } from '../app.ts'
import { clientAddress } from './client-address.ts'

/** Who sent a request. */
export interface Client {
  /** Empty where a test calls the app directly. */
  readonly address: string
  /** Names the address under a secret of the data folder, so that nobody finds it by trying all there are. */
  readonly digest: string
}

/** Reads who sent a request: the socket, or what our own proxies say. */
export function clientOf(c: Context<RelayEnv>, { store, config }: Pick<AppDeps, 'store' | 'config'>): Client {
  const socketAddress = c.env?.incoming?.socket.remoteAddress ?? ''
  const address = clientAddress(socketAddress, c.req.header('x-forwarded-for'), config.isTrustedProxy)
  return { address, digest: digestOfAddress(address, store.settings.secret('client-address')) }
}

/** An address as mails and logs have it: 32 hex digits, or nothing for none. */
export function digestOfAddress(address: string, secret: string): string {
  return address === '' ? '' : createHmac('sha256', secret).update(address).digest('hex').slice(0, 32)
}
