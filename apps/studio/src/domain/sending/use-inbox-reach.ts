import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Reach } from './inbox-reach.ts'
import { useSending } from './sending-context.ts'

/** Interval of asking if the test inbox is there, while a form that sends to it is open. */
const askEveryMs = 5000

/**
 * Follows whether the test inbox answers, while the page shows.
 * @param isWanted - asks nothing otherwise.
 */
export function useInboxReach(isWanted: boolean): Reach {
  const { reach } = useSending()
  const now = useStore(reach.state)
  useEffect(() => {
    if (!isWanted) return
    const ask = (): void => {
      if (!document.hidden) void reach.check()
    }
    ask()
    const timer = setInterval(ask, askEveryMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [reach, isWanted])
  return isWanted ? now : 'unknown'
}
