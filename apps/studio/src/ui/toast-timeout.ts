import type { Toast } from './ToastRegion.tsx'

/** Long enough to read a toast. */
const readingMs = 10_000

/** Time that a toast stays by itself; undefined for one that stays until it is closed: nothing else does what its action does. */
export function toastTimeoutMs({ action }: Toast): number | undefined {
  return action && !action.isElsewhere ? undefined : readingMs
}
