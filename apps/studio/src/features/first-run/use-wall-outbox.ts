import type { Outbox } from '@letterslot/client/outbox'
import type { EmailTemplate } from '@letterslot/email'
import { useEffect, useMemo, useRef } from 'react'
import { placeContextFor } from '../../outbox/sending-snapshot.ts'
import { useStudioOutbox } from '../../outbox/use-studio-outbox.ts'
import { outboxGoing, practiceOrigin } from '../../outbox/way.ts'
import { useSending } from '../../sending/sending-context.ts'

/**
 * The outbox of the live form: what it takes in goes the studio's own way, as the mail is at that moment. The same object
 * while the mail changes.
 */
export function useWallOutbox(email: EmailTemplate): Outbox {
  const outbox = useStudioOutbox()
  const { place } = useSending()
  const latest = useRef(email)
  useEffect(() => {
    latest.current = email
  }, [email])
  return useMemo(() => {
    const going = (): Outbox => {
      const origin = place === 'test-inbox' ? location.origin : practiceOrigin
      const connection = { origin, publicKey: '', serviceId: '', templateId: latest.current.id }
      return outboxGoing(outbox, { connection, context: placeContextFor(latest.current, place) })
    }
    return {
      ...outbox,
      enqueue: (submission, options) => going().enqueue(submission, options),
      retry: (id, change) => going().retry(id, change),
    }
  }, [outbox, place])
}
