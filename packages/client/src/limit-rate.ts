import { pageStorage } from './page-storage.ts'
import { refuse, requireKind } from './refuse.ts'
import type { CallSettings } from './settings.ts'

/**
 * Runs `work` unless the last one was within the period. The time is noted before it, so that a second click finds it, and
 * taken back when it fails: a message that did not go out uses nothing up.
 *
 * Where storage fails nothing is limited: a message outranks its count.
 * @throws {SendError} `rate-limited`, with the SDK's own status and text, and the rest of the period as `retryAfterMs`.
 */
export async function limitRate<T>(
  { limitRate: { throttle, id }, storageProvider: storage = pageStorage }: CallSettings,
  work: () => Promise<T>,
): Promise<T> {
  if (!throttle) return work()
  requireKind(throttle > 0, 'LimitRate throttle', 'a positive number')
  requireKind(!id || typeof id === 'string', 'LimitRate ID', 'a non-empty string')
  const key = id || location.pathname
  const last = await attempt(() => storage.get(key))
  const retryAfterMs = Number(last) + throttle - Date.now()
  if (retryAfterMs > 0) refuse('rate-limited', 'Too Many Requests', { status: 429, retryAfterMs })
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
