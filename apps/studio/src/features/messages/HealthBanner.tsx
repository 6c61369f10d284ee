import { useHealth } from '../../domain/sending/use-health.ts'
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
