import type { Rate, Rates } from '../../settings/rates.ts'
import type { StoredKey } from '../../store/port.ts'
import { dayMs } from '../../system/clock.ts'
import type { Log } from '../../system/log.ts'
import type { WireCode, WireRefusal } from './protocol.ts'

/**
 * Decides by the `Origin` header whether a page may send with a key. Browsers send it with every POST; without one the
 * caller is no page. `null` (sandboxed frames, files) passes only where the maker listed it.
 * @returns the refusal, or undefined when the page may send.
 */
export function refuseOrigin(origin: string | undefined, allowed: ReadonlySet<string>): WireCode | undefined {
  if (origin === undefined || origin === '') return 'origin-missing'
  if (allowed.has(origin)) return undefined
  return origin === 'null' ? 'origin-null' : 'origin-not-allowed'
}

/** True for the origin of a page on this computer, at any port, such as a site under construction. */
export function isOnThisComputer(origin: string | undefined): boolean {
  return origin !== undefined && /^http:\/\/localhost(:\d{1,5})?$/.test(origin)
}

/** As the SDKs write a body: `lib_version`, then `user_id`. */
const beginning =
  /^[ \t\r\n]{0,64}\{[ \t\r\n]{0,64}(?:"lib_version"[ \t]{0,8}:[ \t]{0,8}"[^"\\]{0,32}"[ \t\r\n]{0,64},[ \t\r\n]{0,64})?"user_id"[ \t]{0,8}:[ \t]{0,8}"([A-Za-z0-9_-]{1,128})"/

/** The public key that a JSON body begins with; undefined where it stands elsewhere, and is found once all is there. */
export function readEarlyKey(bytes: Uint8Array): string | undefined {
  return beginning.exec(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))?.[1]
}

/** The wait until one more is allowed: whole seconds, at least 1; undefined: it is allowed now. */
export type RetryAfter = { readonly retryAfterSeconds: number } | undefined

/** Counts by id. Asking and counting are apart, so that what one limit refuses is counted by none. */
export interface RateLimiter {
  check(id: string): RetryAfter
  /** Counts one more, which was allowed. */
  count(id: string): void
}

interface Bucket {
  readonly tokens: number
  readonly atMs: number
}

/** Beyond this many ids those that say nothing any more are dropped, then those that were counted longest ago. */
const maxIds = 10_000

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/** A token bucket for each id: `burst` at once, refilled evenly. */
export function createRateLimiter(rate: Rate | 'off', nowMs: () => number = Date.now): RateLimiter {
  if (rate === 'off') return unlimited
  const buckets = new Map<string, Bucket>()
  const levelOf = (bucket: Bucket | undefined, now: number) =>
    bucket === undefined
      ? rate.burst
      : Math.min(rate.burst, bucket.tokens + (Math.max(0, now - bucket.atMs) / 1000) * rate.perSecond)
  return {
    check: (id) => {
      const now = nowMs()
      const bucket = buckets.get(id)
      const tokens = levelOf(bucket, now)
      // A clock that was set back must not stop the refilling.
      if (bucket !== undefined && bucket.atMs > now) buckets.set(id, { tokens, atMs: now })
      return tokens >= 1 ? undefined : { retryAfterSeconds: secondsOf(((1 - tokens) / rate.perSecond) * 1000) }
    },
    count: (id) => {
      const now = nowMs()
      const tokens = levelOf(buckets.get(id), now) - 1
      evictIdle(buckets, (bucket) => levelOf(bucket, now) >= rate.burst)
      buckets.delete(id)
      buckets.set(id, { tokens, atMs: now })
    },
  }
}

/** Exactly `burst` in any time in which a bucket would be refilled: 100 in any hour, 3 in any day. */
export function createWindowLimiter(rate: Rate | 'off', nowMs: () => number = Date.now): RateLimiter {
  if (rate === 'off') return unlimited
  const windowMs = (rate.burst / rate.perSecond) * 1000
  const counted = new Map<string, readonly number[]>()
  // What lies in the future was counted by a clock that was set back since.
  const within = (times: readonly number[], now: number) => times.filter((at) => at <= now && now - at < windowMs)
  return {
    check: (id) => {
      const now = nowMs()
      const times = within(counted.get(id) ?? [], now)
      const [oldest = now] = times
      return times.length < rate.burst ? undefined : { retryAfterSeconds: secondsOf(oldest + windowMs - now) }
    },
    count: (id) => {
      const now = nowMs()
      const times = [...within(counted.get(id) ?? [], now), now]
      evictIdle(counted, (other) => within(other, now).length === 0)
      counted.delete(id)
      counted.set(id, times)
    },
  }
}

const unlimited: RateLimiter = { check: () => undefined, count: () => {} }

function evictIdle<T>(kept: Map<string, T>, isIdle: (value: T) => boolean): void {
  if (kept.size < maxIds) return
  for (const [id, value] of kept) if (isIdle(value)) kept.delete(id)
  for (const id of kept.keys()) {
    if (kept.size < maxIds) return
    kept.delete(id)
  }
}

/** The rates of senders: so many of an address, so many with a key in its window, and so many with a key in a day. */
interface SenderRates {
  /** Asks for the address alone, before a body is read. */
  checkAddress(address: string): WireRefusal | undefined
  /** Counts a submission with a key that is known, unless one of the limits refuses it. */
  consume(key: StoredKey, address: string): WireRefusal | undefined
}

/**
 * Makes the rates of one relay. A key takes in a day what its rate allows in ten hours; the first submission beyond that
 * is one alarm in the log, and so is the first of a later day.
 */
export function createSenderRates(rates: Rates | 'off', log: Log, nowMs: () => number = Date.now): SenderRates {
  const addresses = createRateLimiter(rates === 'off' ? 'off' : rates.address, nowMs)
  const keys = createWindowLimiter(rates === 'off' ? 'off' : rates.key, nowMs)
  const days = createWindowLimiter(rates === 'off' ? 'off' : dailyRateOf(rates.key), nowMs)
  const alarmedAtMs = new Map<string, number>()
  const alarm = ({ id, name }: StoredKey) => {
    const last = alarmedAtMs.get(id)
    if (last !== undefined && Math.abs(nowMs() - last) < dayMs) return
    alarmedAtMs.set(id, nowMs())
    const text =
      'A public key has taken all that it takes in a day; senders are told to come back. Raise LETTERSLOT_RATE if the messages are wanted, or remove the key'
    log.error({ event: 'daily-limit', key: id, name }, text)
  }
  const askAddress = (address: string): WireRefusal | undefined => {
    const wait = addresses.check(address)
    return wait === undefined ? undefined : { code: 'rate-limited', ...wait }
  }
  return {
    checkAddress: askAddress,
    consume: (key, address) => {
      const ofAddress = askAddress(address)
      if (ofAddress !== undefined) return ofAddress
      const ofDay = days.check(key.id)
      if (ofDay !== undefined) {
        alarm(key)
        return { code: 'key-daily-limited', ...ofDay }
      }
      const ofKey = keys.check(key.id)
      if (ofKey !== undefined) return { code: 'key-rate-limited', ...ofKey }
      addresses.count(address)
      keys.count(key.id)
      days.count(key.id)
      return undefined
    },
  }
}

function dailyRateOf({ perSecond }: Rate): Rate {
  const burst = Math.max(1, Math.round(perSecond * 36_000))
  return { perSecond: (burst / dayMs) * 1000, burst }
}
