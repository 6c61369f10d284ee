import type { CallSettings } from './settings.ts'

/**
 * Runs `work`, within the rate limit where one is set. Its code is loaded only then: most pages set none.
 * Where it cannot be loaded nothing is limited: a message outranks its count.
 */
export async function inTurn<T>(settings: CallSettings, work: () => Promise<T>): Promise<T> {
  const guard = settings.limitRate.throttle && (await import('./limit-rate.ts').catch(() => undefined))
  return guard ? guard.limitRate(settings, work) : work()
}
