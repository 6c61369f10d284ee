import { useEffect, useState } from 'react'
import { spinnerDelayMs, spinnerMinimumMs } from './timing.ts'

/** Whether the spinner of a busy control is to be seen now: late to appear, never a flash. */
export function useBusySpinner(isBusy: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null)
  useEffect(() => {
    if (isBusy === (shownAt !== null)) return
    const delayMs = shownAt === null ? spinnerDelayMs : Math.max(0, shownAt + spinnerMinimumMs - Date.now())
    const timer = setTimeout(() => setShownAt(isBusy ? Date.now() : null), delayMs)
    return () => clearTimeout(timer)
  }, [isBusy, shownAt])
  return shownAt !== null
}
