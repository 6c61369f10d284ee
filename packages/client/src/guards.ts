import type { BlockList, StorageProvider } from './options.ts'
import type { throwSendError } from './send-error.ts'
import type { CallSettings } from './settings.ts'

/** The options by which a site refuses messages before they are sent. */
export interface Guards {
  requireUnblocked(read: (name: string) => unknown): void
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Makes the guards of one call.
 * @param refuseWith - `refuse`, handed over: these files are loaded on demand and share no chunk with the first load.
 */
export function createGuards(settings: CallSettings, refuseWith: typeof throwSendError): Guards {
  return {
    requireUnblocked: (read) => requireUnblocked(settings.blockList, read, refuseWith),
    inTurn: (work) => limitRate(settings, work, refuseWith),
  }
}

/**
 * Refuses a message whose watched parameter has a listed value, letter for letter.
 * @param read - a parameter by its name; of a repeated form field, the first.
 * @throws {SendError} `blocked`, with the SDK's own status and text.
 */
export function requireUnblocked(
  { list, watchVariable }: BlockList,
  read: (name: string) => unknown,
  refuseWith: typeof throwSendError,
): void {
  if (!list?.length || !watchVariable) return
  if (!Array.isArray(list)) refuseWith('bad-arguments', 'The BlockList list has to be an array')
  if (typeof watchVariable !== 'string') refuseWith('bad-arguments', 'The BlockList watchVariable has to be a string')
  if (list.includes(read(watchVariable))) refuseWith('blocked', 'Forbidden', { status: 403 })
}

/**
 * Runs `work` unless the last one was within the period. The time is noted before it, so that a second click finds it, and
 * taken back when it fails: a message that did not go out uses nothing up.
 *
 * Nothing is limited if storage fails: a message outranks its count.
 * @param refuseWith - `refuse`, handed over: this file is loaded on demand, and shares no chunk with the first load.
 * @throws {SendError} `rate-limited`, with the SDK's own status and text, and the rest of the period as `retryAfterMs`.
 */
export async function limitRate<T>(
  { limitRate: { throttle, id }, storageProvider: storage = pageStorage }: CallSettings,
  work: () => Promise<T>,
  refuseWith: typeof throwSendError,
): Promise<T> {
  if (!throttle && !Number.isNaN(throttle)) return work()
  if (typeof throttle !== 'number' || !(throttle > 0))
    refuseWith('bad-arguments', 'The LimitRate throttle has to be a positive number')
  if (id && typeof id !== 'string') refuseWith('bad-arguments', 'The LimitRate ID has to be a non-empty string')
  const key = id || location.pathname
  const last = await ignoreFailure(() => storage.get(key))
  const now = Date.now()
  // A time to come was noted before the clock was set back, or was never a time of ours: it is none.
  const retryAfterMs = Number(last) > now ? 0 : Number(last) + throttle - now
  if (retryAfterMs > 0) refuseWith('rate-limited', 'Too Many Requests', { status: 429, retryAfterMs })
  await ignoreFailure(() => storage.set(key, `${Date.now()}`))
  try {
    return await work()
  } catch (error) {
    await ignoreFailure(() => storage.remove(key))
    throw error
  }
}

async function ignoreFailure<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access()
  } catch {
    return undefined
  }
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
