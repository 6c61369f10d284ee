import type { FormHandle } from '@letterslot/react'
import { useEffect, useState } from 'react'

/**
 * Fetches all kinds of fields of a form; true once they are here, or cannot be had. A form that is drawn before draws some as a line of
 * text, and changes before one's eyes.
 */
export function useAllKinds(handle: FormHandle): boolean {
  const [ready, setReady] = useState<FormHandle>()
  useEffect(() => {
    let isWanted = true
    const draw = (): void => {
      if (isWanted) setReady(handle)
    }
    handle.loadParts().then(draw, draw)
    return () => {
      isWanted = false
    }
  }, [handle])
  return ready === handle
}
