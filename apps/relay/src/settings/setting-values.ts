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
