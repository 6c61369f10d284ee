import type { Result } from '@letterslot/core'

/** A token bucket: `burst` at once, refilled with `perSecond`. */
export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

const seconds: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600 }

/** Reads `10/s`, `30/min` or `5/h burst 20`; without a burst it is twice the number. `off` sets no limit. */
export function parseRate(text: string): Result<Rate | 'off', string> {
  if (text === 'off') return { ok: true, value: 'off' }
  const match = /^([1-9]\d{0,5})\/(s|min|h)(?: burst ([1-9]\d{0,5}))?$/.exec(text)
  if (match === null) return { ok: false, error: 'it must read like 10/s, 30/min, 5/h burst 20, or off' }
  const [, count = '', unit = 's', burst] = match
  return {
    ok: true,
    value: { perSecond: Number(count) / (seconds[unit] ?? 1), burst: burst ? Number(burst) : Number(count) * 2 },
  }
}
