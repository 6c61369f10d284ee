import type { Rate } from '../../settings/rate.ts'

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
