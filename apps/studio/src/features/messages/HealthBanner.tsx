import type { OutboxHealth } from '@letterslot/client/outbox'
import { useEffect, useState } from 'react'
import { useStudioOutbox } from '../../domain/sending/use-studio-outbox.ts'
import { healthText } from '../../domain/texts/outbox.ts'
import { Banner } from '../../ui/Banner.tsx'

/** Says so where this browser does not keep messages for certain; nothing where it does, or before that is known. */
export function HealthBanner() {
  const health = useHealth()
  if (health === undefined || health.keeping === 'strict') return null
  const why = healthText.why[health.fault ?? 'unknown']
  return (
    <Banner tone={health.keeping === 'memory' ? 'bad' : 'wait'}>
      {health.keeping === 'memory' ? healthText.memory(why) : healthText.relaxed(why)}
    </Banner>
  )
}

/** Follows what this browser can do for messages now. Undefined until the storage is open, or known not to be. */
function useHealth(): OutboxHealth | undefined {
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
