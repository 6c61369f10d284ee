import { useEffect, useState } from 'react'
import type { CurrentMoment } from './entry-status.ts'

/**
 * Follows the clock and the network.
 * @param isCounting - reads the clock each second while something counts down; else once.
 */
export function useMoment(isCounting: boolean): CurrentMoment {
  const [moment, setMoment] = useState(momentNow)
  useEffect(() => {
    const look = (): void => setMoment(momentNow())
    look()
    const timer = isCounting ? setInterval(look, 1000) : undefined
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [isCounting])
  return moment
}

function momentNow(): CurrentMoment {
  return { nowMs: Date.now(), isOnline: navigator.onLine }
}
