import type { IsProxy } from '../settings/proxy-list.ts'

/**
 * The address of the client: the socket's, unless that is one of our own proxies; then the nearest one in
 * `X-Forwarded-For`, read from the right, that is not. What stands left of it anybody could have written.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, isProxy: IsProxy): string {
  let address = plain(socketAddress)
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  while (isProxy(address)) {
    const next = hops.pop()
    if (next === undefined || next === '') break
    address = next
  }
  return address
}

/** IPv4 in its own form also where the socket speaks IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
