import type { Entry, Outbox } from '@letterslot/client/outbox'
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
  useEffect(() => follow(outbox, () => outbox.count(), setCount), [outbox])
  return count
}

/** Follows every submission in the outbox, oldest first. Undefined until they are read. */
export function useEntries(): readonly Entry[] | undefined {
  const outbox = useStudioOutbox()
  const [entries, setEntries] = useState<readonly Entry[]>()
  useEffect(() => follow(outbox, () => outbox.list(), setEntries), [outbox])
  return entries
}

/** Reads now and after each change, one reading at a time: changes during one are read once, after it. */
function follow<T>(outbox: Outbox, read: () => Promise<T>, onRead: (value: T) => void): () => void {
  let isOver = false
  let isReading = false
  let isStale = false
  const look = async (): Promise<void> => {
    if (isReading) {
      isStale = true
      return
    }
    isReading = true
    do {
      isStale = false
      // Storage that fails is told by `health`; what was read last stays on screen.
      const value = await read().catch(() => undefined)
      if (!isOver && value !== undefined) onRead(value)
    } while (isStale && !isOver)
    isReading = false
  }
  const stop = outbox.subscribe(() => void look())
  void outbox.ready.then(look)
  return () => {
    isOver = true
    stop()
  }
}
