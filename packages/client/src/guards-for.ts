import type { Guards } from './guards.ts'
import { throwSendError } from './send-error.ts'
import type { CallSettings } from './settings.ts'

/**
 * The guards of one call: `blockList` and `limitRate`. Their code is loaded only where one is set, as most
 * sites set none. Where it cannot be loaded nothing is refused: a message outranks its guards.
 */
export async function guardsFor(settings: CallSettings): Promise<Guards | undefined> {
  const { throttle } = settings.limitRate
  if (!settings.blockList.list && !throttle && !Number.isNaN(throttle)) return
  const module = await import('./guards.ts').catch(() => undefined)
  return module?.createGuards(settings, throwSendError)
}

/**
 * Refuses to send from a browser that a program drives.
 * @throws {SendError} `headless`, with the SDK's own status and text.
 */
export function rejectHeadless(): void {
  if (navigator.webdriver || !navigator.languages?.length)
    throwSendError('headless', 'Unavailable For Headless Browser', { status: 451 })
}
