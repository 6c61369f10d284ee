import type { Entry, OutboxEvent } from '@letterslot/client/outbox'
import { assertNever } from '@letterslot/core'
import { useEffect, useState } from 'react'
import { useStudioOutbox } from './use-studio-outbox.ts'

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
