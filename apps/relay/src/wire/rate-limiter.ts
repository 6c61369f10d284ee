import type { Rate } from '../settings/rate.ts'

/** Says whether one more is allowed now; `retryAfterSeconds` is whole and at least 1. */
export type RateLimiter = (id: string) => { readonly retryAfterSeconds: number } | undefined

interface Bucket {
  readonly tokens: number
  readonly atMs: number
}

/** Beyond this many, buckets that have filled up again are dropped; a full one says nothing. */
const maxBuckets = 10_000

/** A token bucket for each id. */
export function createRateLimiter(rate: Rate | 'off', nowMs: () => number = Date.now): RateLimiter {
  if (rate === 'off') return () => undefined
  const buckets = new Map<string, Bucket>()
  const levelOf = (bucket: Bucket | undefined, now: number) =>
    bucket === undefined
      ? rate.burst
      : Math.min(rate.burst, bucket.tokens + (Math.max(0, now - bucket.atMs) / 1000) * rate.perSecond)
  return (id) => {
    const now = nowMs()
    if (buckets.size > maxBuckets) {
      for (const [other, bucket] of buckets) if (levelOf(bucket, now) >= rate.burst) buckets.delete(other)
    }
    const tokens = levelOf(buckets.get(id), now)
    if (tokens < 1) {
      buckets.set(id, { tokens, atMs: now })
      return { retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) / rate.perSecond)) }
    }
    buckets.set(id, { tokens: tokens - 1, atMs: now })
    return undefined
  }
}
