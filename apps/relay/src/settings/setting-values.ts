import { BlockList, isIP } from 'node:net'
import type { Result } from '@letterslot/core'

/** Reads one origin as a browser writes it in its `Origin` header; a trailing slash is forgiven. */
export function parseOrigin(text: string): Result<string, string> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const plain = url !== undefined && (url.protocol === 'https:' || url.protocol === 'http:')
  if (!plain || `${url.origin}/` !== url.href) {
    return { ok: false, error: `${JSON.stringify(text)} is not an origin such as https://example.org` }
  }
  return { ok: true, value: url.origin }
}

/** Reads a comma-separated list of origins; `null` stands for sandboxed frames and pages opened from a file. */
export function parseOriginList(text: string): Result<readonly string[], string> {
  const origins: string[] = []
  for (const item of text.split(',').map((part) => part.trim())) {
    if (item === '') continue
    const origin = item === 'null' ? { ok: true as const, value: item } : parseOrigin(item)
    if (!origin.ok) return origin
    origins.push(origin.value)
  }
  return { ok: true, value: [...new Set(origins)] }
}

/** Says whether an address is one of the maker's own proxies. */
export type IsProxy = (address: string) => boolean

/** Reads a comma-separated list of addresses and networks: `10.0.0.1, 192.168.0.0/16, fd00::/8`. */
export function parseProxyList(text: string): Result<IsProxy, string> {
  const list = new BlockList()
  for (const item of text.split(',').map((part) => part.trim())) {
    if (item === '') continue
    const [address = '', bits] = item.split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    if (version === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most))) {
      return { ok: false, error: `${JSON.stringify(item)} is neither an address nor a network such as 10.0.0.0/8` }
    }
    list.addSubnet(address, bits === undefined ? most : Number(bits), version === 4 ? 'ipv4' : 'ipv6')
  }
  return {
    ok: true,
    value: (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'),
  }
}

/** `burst` at once, refilled with `perSecond`. */
export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** The rates that the relay takes: from one address, and for one public key. */
export interface Rates {
  readonly address: Rate
  readonly key: Rate
}

/** Enough for a visitor, who sends once or twice, and for a maker, who reads at most a hundred messages an hour. */
export const defaultRates: Rates = {
  address: { perSecond: 10 / 60, burst: 5 },
  key: { perSecond: 100 / 3600, burst: 100 },
}

const seconds: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600 }

/** Reads `10/min burst 5`, or with a second rate for each key `10/min burst 5, 100/h`. `off` sets no limit. */
export function parseRates(text: string): Result<Rates | 'off', string> {
  if (text === 'off') return { ok: true, value: 'off' }
  const [address, key, ...more] = text.split(',').map((part) => parseRate(part.trim()))
  if (address === undefined || more.length > 0 || text.split(',').length > 2) return unreadable
  if (text.includes(',') && key === undefined) return unreadable
  return { ok: true, value: { address, key: key ?? defaultRates.key } }
}

const unreadable = {
  ok: false,
  error: 'it must read like 10/min burst 5 (for an address), 10/min burst 5, 100/h (and for a key), or off',
} as const

/** Without a burst it is the number itself. */
function parseRate(text: string): Rate | undefined {
  const match = /^([1-9]\d{0,5})\/(s|min|h)(?: burst ([1-9]\d{0,5}))?$/.exec(text)
  if (match === null) return undefined
  const [, count = '', unit = 's', burst = count] = match
  return { perSecond: Number(count) / (seconds[unit] ?? 1), burst: Number(burst) }
}
