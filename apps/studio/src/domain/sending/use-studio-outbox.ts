import type { Outbox } from '@letterslot/client/outbox'
import { createContext, useContext, useEffect, useState } from 'react'

/** Given once, around the whole studio. */
export const StudioOutboxContext = createContext<Outbox | undefined>(undefined)

/** The outbox of this studio: one for the app. @throws {Error} outside of the studio. */
export function useStudioOutbox(): Outbox {
  const outbox = useContext(StudioOutboxContext)
  if (!outbox) throw new Error('There is no outbox here.')
  return outbox
}

/** Follows how many messages wait in the outbox, unsent. Zero until it is read. */
export function useUnsentCount(): number {
  const outbox = useStudioOutbox()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isOver = false
    const look = coalesce(async () => {
      const now = await outbox.count()
      if (!isOver) setCount(now)
    })
    const stop = outbox.subscribe(look)
    void outbox.ready.then(look)
    return () => {
      isOver = true
      stop()
    }
  }, [outbox])
  return count
}

/** Runs one work at a time: however often it is wanted meanwhile, it runs once more. */
function coalesce(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const run = async (): Promise<void> => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted) {
      isWanted = false
      // Storage that fails is told by `health`; what was read last stays.
      await work().catch(() => undefined)
    }
    isRunning = false
  }
  return () => void run()
}
