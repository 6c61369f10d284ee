import type { Entry, Outbox, OutboxEvent } from '@letterslot/client/outbox'
import { assertNever } from '@letterslot/core'
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
    const look = latest(async () => {
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

/** Follows every submission in the outbox, oldest first. Undefined until they are read. */
export function useEntries(): readonly Entry[] | undefined {
  const outbox = useStudioOutbox()
  const [entries, setEntries] = useState<readonly Entry[]>()
  useEffect(() => {
    let isOver = false
    const changes: OutboxEvent[] = []
    const stop = outbox.subscribe((event) => {
      changes.push(event)
      setEntries((before) => before && withChange(before, event))
    })
    outbox.ready
      .then(() => outbox.list())
      // What changed while they were read may be newer than what was read.
      .then((read) => !isOver && setEntries(changes.reduce(withChange, read)))
      .catch(() => !isOver && setEntries([]))
    return () => {
      isOver = true
      stop()
    }
  }, [outbox])
  return entries
}

/** The list after one change: nothing is read again for it. */
function withChange(entries: readonly Entry[], event: OutboxEvent): readonly Entry[] {
  switch (event.kind) {
    case 'changed': {
      const { entry } = event
      const isThere = entries.some(({ id }) => id === entry.id)
      if (isThere) return entries.map((one) => (one.id === entry.id ? entry : one))
      return [...entries, entry].sort((one, other) => one.order - other.order)
    }
    case 'removed':
      return entries.filter(({ id }) => id !== event.id)
    case 'health':
      return entries
    default:
      return assertNever(event)
  }
}

/** Runs one work at a time: however often it is wanted meanwhile, it runs once more. */
function latest(work: () => Promise<void>): () => void {
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
