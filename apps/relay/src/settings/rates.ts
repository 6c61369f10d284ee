import type { Result } from '@letterslot/core'

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
