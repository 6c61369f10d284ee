import { requireUnblocked } from './block-list.ts'
import { limitRate } from './limit-rate.ts'
import type { refuse } from './refuse.ts'
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
export function createGuards(settings: CallSettings, refuseWith: typeof refuse): Guards {
  return {
    requireUnblocked: (read) => requireUnblocked(settings.blockList, read, refuseWith),
    inTurn: (work) => limitRate(settings, work, refuseWith),
  }
}
