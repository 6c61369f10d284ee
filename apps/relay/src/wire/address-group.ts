import { isIPv6 } from 'node:net'

/**
 * The group that an address is counted with: an IPv4 address by itself, an IPv6 address with its /64, which one
 * subscriber has as a whole.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [left = '', right] = address.replace(/%.*$/s, '').split('::')
  const head = groupsOf(left)
  const tail = groupsOf(right ?? '')
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => 0)
  const network = [...head, ...zeros, ...tail].slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

/** An embedded IPv4 address stands in the last 32 bits, outside of every /64's name: as two groups it keeps the count. */
function groupsOf(text: string): readonly number[] {
  const groups = text.split(':').filter((group) => group !== '')
  return groups.flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]))
}
