import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { type BuiltIns, readUserAgent } from '@letterslot/email'
import type { Context } from 'hono'
import type { IsProxy } from '../settings/setting-values.ts'
import type { RelayEnv } from './app-deps.ts'

/** The address of the other side of a request's connection; empty where a test calls the app directly. */
export function socketAddressOf(c: Context<RelayEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? ''
}

/** Addresses whose digests are remembered: those that sent lately. */
const maxDigests = 1000

/**
 * Makes what names addresses, and knows those of late.
 * @param secretOf - the data folder's secret, under which none can be found by trying all addresses.
 */
export function createAddressDigest(secretOf: () => string): (address: string) => string {
  const known = new Map<string, string>()
  return (address) => {
    const digest = known.get(address) ?? digestOfAddress(address, secretOf())
    if (known.size >= maxDigests) known.clear()
    known.set(address, digest)
    return digest
  }
}

/** An address as mails and logs have it: 32 hex digits, or nothing for none. */
export function digestOfAddress(address: string, secret: string): string {
  return address === '' ? '' : createHmac('sha256', secret).update(address).digest('hex').slice(0, 32)
}

/**
 * The address of the client: the socket's, unless that is one of our own proxies; then the nearest one in
 * `X-Forwarded-For`, read from the right, that is not. Anybody could have written what stands left of it.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, isProxy: IsProxy): string {
  let address = unmappedAddress(socketAddress)
  const hops = (forwardedFor ?? '').split(',').map((hop) => unmappedAddress(hop.trim()))
  while (isProxy(address)) {
    const next = hops.pop()
    if (next === undefined || next === '') break
    address = next
  }
  return address
}

/** IPv4 in its own form also where the socket speaks IPv6. */
function unmappedAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * The group that an address is counted with: an IPv4 address by itself, an IPv6 address with its /64, which one
 * subscriber has as a whole.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [left = '', right] = address.replace(/%.*$/s, '').split('::')
  const head = hextetsOf(left)
  const tail = hextetsOf(right ?? '')
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => 0)
  const network = [...head, ...zeros, ...tail].slice(0, 4)
  return `${network.map((hextet) => hextet.toString(16)).join(':')}::/64`
}

/** An embedded IPv4 address stands in the last 32 bits, outside of every /64's name: as two groups it keeps the count. */
function hextetsOf(text: string): readonly number[] {
  const groups = text.split(':').filter((group) => group !== '')
  return groups.flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]))
}

/** The properties of a request that templates may show. */
interface RequestMetadata {
  readonly userAgent: string
  readonly referrer: string
  /** Names the client's address, which is kept nowhere; empty where there is none. */
  readonly client: string
}

/** The seven parameters that the relay fills in, as the provider does: of the address a digest, never itself. */
export function builtInsOf({ userAgent, referrer, client }: RequestMetadata): BuiltIns {
  return {
    ...readUserAgent(userAgent),
    user_country: '',
    user_referrer: referrer,
    user_ip: client,
  }
}
