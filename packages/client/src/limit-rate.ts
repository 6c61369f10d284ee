import { pageStorage } from './page-storage.ts'
import type { refuse } from './refuse.ts'
import type { CallSettings } from './settings.ts'

/**
 * Runs `work` unless the last one was within the period. The time is noted before it, so that a second click finds it, and
 * taken back when it fails: a message that did not go out uses nothing up.
 *
 * Where storage fails nothing is limited: a message outranks its count.
 * @param refuseWith - `refuse`, handed over: this file is loaded on demand, and shares no chunk with the first load.
 * @throws {SendError} `rate-limited`, with the SDK's own status and text, and the rest of the period as `retryAfterMs`.
 */
export async function limitRate<T>(
  { limitRate: { throttle, id }, storageProvider: storage = pageStorage }: CallSettings,
  work: () => Promise<T>,
  refuseWith: typeof refuse,
): Promise<T> {
  if (!throttle && !Number.isNaN(throttle)) return work()
  if (typeof throttle !== 'number' || !(throttle > 0))
    refuseWith('bad-arguments', 'The LimitRate throttle has to be a positive number')
  if (id && typeof id !== 'string') refuseWith('bad-arguments', 'The LimitRate ID has to be a non-empty string')
  const key = id || location.pathname
  const last = await attempt(() => storage.get(key))
  const now = Date.now()
  // A time to come was noted before the clock was set back, or was never a time of ours: it is none.
  const retryAfterMs = Number(last) > now ? 0 : Number(last) + throttle - now
  if (retryAfterMs > 0) refuseWith('rate-limited', 'Too Many Requests', { status: 429, retryAfterMs })
  await attempt(() => storage.set(key, `${Date.now()}`))
  try {
    return await work()
  } catch (error) {
    await attempt(() => storage.remove(key))
    throw error
  }
}

async function attempt<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access()
  } catch {
    return undefined
  }
}
