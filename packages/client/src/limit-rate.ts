import { pageStorage } from './local-storage.ts'
import type { LimitRate, StorageProvider } from './options.ts'
import { refuse } from './refuse.ts'

/**
 * Runs `work` unless the last accepted one was within the period. The time is noted before, so that a second click finds it,
 * and taken back when `work` fails: a message that did not go out uses nothing up.
 *
 * Where storage is blocked nothing is limited: a message outranks its count.
 * @throws {SendError} `rate-limited`, with the SDK's own status and text and the rest of the period as `retryAfterMs`.
 */
export async function limitRate<T>(
  { throttle, id }: LimitRate,
  work: () => Promise<T>,
  {
    storage = pageStorage,
    now = Date.now,
  }: { readonly storage?: StorageProvider | undefined; readonly now?: () => number } = {},
): Promise<T> {
  if (!throttle) return work()
  if (typeof throttle !== 'number' || throttle < 0)
    refuse('bad-arguments', 'The LimitRate throttle has to be a positive number')
  if (id && typeof id !== 'string') refuse('bad-arguments', 'The LimitRate ID has to be a non-empty string')
  const key = id || location.pathname
  const last = await storage.get(key).catch(() => undefined)
  const restMs = Number(last || 0) + throttle - now()
  if (restMs > 0) refuse('rate-limited', 'Too Many Requests', { status: 429, retryAfterMs: restMs })
  const noted = `${now()}`
  await storage.set(key, noted).catch(() => undefined)
  try {
    return await work()
  } catch (error) {
    const current = await storage.get(key).catch(() => undefined)
    // Another tab may have sent meanwhile; its note stands.
    if (current === noted) await storage.remove(key).catch(() => undefined)
    throw error
  }
}
