import type { BlockList, StorageProvider } from './options.ts'
import { assertArgument, throwSendError } from './send-error.ts'
import type { CallSettings } from './settings.ts'

/**
 * Refuses a message whose watched parameter has a listed value, letter for letter.
 * @param read - a parameter by its name; of a repeated form field, the first.
 * @throws {SendError} `blocked`, with the SDK's own status and text.
 */
export function requireUnblocked({ list, watchVariable }: BlockList, read: (name: string) => unknown): void {
  if (!list?.length || !watchVariable) return
  assertArgument(Array.isArray(list), 'BlockList list', 'an array')
  assertArgument(typeof watchVariable === 'string', 'BlockList watchVariable', 'a string')
  if (list.includes(read(watchVariable))) throwSendError('blocked', 'Forbidden', { status: 403 })
}

/**
 * Runs `work` unless the last one was within the period. The time is noted before it, so that a second click finds it, and
 * taken back when it fails: a message that did not go out uses nothing up.
 *
 * Nothing is limited if storage fails: a message outranks its count.
 * @throws {SendError} `rate-limited`, with the SDK's own status and text, and the rest of the period as `retryAfterMs`.
 */
export async function limitRate<T>(
  { limitRate: { throttle, id }, storageProvider: storage = pageStorage }: CallSettings,
  work: () => Promise<T>,
): Promise<T> {
  if (!throttle && !Number.isNaN(throttle)) return work()
  assertArgument(typeof throttle === 'number' && throttle > 0, 'LimitRate throttle', 'a positive number')
  assertArgument(!id || typeof id === 'string', 'LimitRate ID', 'a non-empty string')
  const key = id || location.pathname
  const last = Number(await ignoreFailure(() => storage.get(key)))
  const now = Date.now()
  // A time to come was noted before the clock was set back, or was never a time of ours: it is none.
  const retryAfterMs = last > now ? 0 : last + throttle - now
  if (retryAfterMs > 0) throwSendError('rate-limited', 'Too Many Requests', { status: 429, retryAfterMs })
  await ignoreFailure(() => storage.set(key, `${now}`))
  try {
    return await work()
  } catch (error) {
    await ignoreFailure(() => storage.remove(key))
    throw error
  }
}

const ignoreFailure = async <T>(access: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await access()
  } catch {}
}

/** Keeps our keys apart from the site's own. */
const rateKeyPrefix = 'letterslot-rate:'

/**
 * The page's `localStorage`, touched only when asked: where site data is blocked, reading the very name throws, and then
 * each of these rejects.
 */
const pageStorage: StorageProvider = {
  get: async (key) => localStorage.getItem(rateKeyPrefix + key),
  set: async (key, value) => localStorage.setItem(rateKeyPrefix + key, value),
  remove: async (key) => localStorage.removeItem(rateKeyPrefix + key),
}
