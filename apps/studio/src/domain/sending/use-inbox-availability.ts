import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { InboxAvailability, InboxMonitor } from './inbox-monitor.ts'

/** Interval of asking if the test inbox is there, while a form that sends to it is open. */
const askEveryMs = 5000

/**
 * Follows whether the test inbox answers, while the page shows.
 * @param isWanted - asks nothing otherwise.
 */
export function useInboxAvailability(monitor: InboxMonitor, isWanted: boolean): InboxAvailability {
  const now = useStore(monitor.state)
  useEffect(() => {
    if (!isWanted) return
    const ask = (): void => {
      if (!document.hidden) void monitor.check()
    }
    ask()
    const timer = setInterval(ask, askEveryMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [monitor, isWanted])
  return isWanted ? now : 'unknown'
}
