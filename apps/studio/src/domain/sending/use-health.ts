import type { OutboxHealth } from '@letterslot/client/outbox'
import { useEffect, useState } from 'react'
import { useStudioOutbox } from './use-studio-outbox.ts'

/** Follows what this browser can do for messages now. Undefined until the storage is open, or known not to be. */
export function useHealth(): OutboxHealth | undefined {
  const outbox = useStudioOutbox()
  const [health, setHealth] = useState<OutboxHealth>()
  useEffect(() => {
    let isOver = false
    void outbox.ready.then(() => {
      if (!isOver) setHealth(outbox.health())
    })
    const stop = outbox.subscribe((event) => {
      if (event.kind === 'health') setHealth(event.health)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [outbox])
  return health
}
