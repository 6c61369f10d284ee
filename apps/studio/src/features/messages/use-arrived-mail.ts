import type { Entry } from '@letterslot/client/outbox'
import { useEffect, useState } from 'react'
import { practiceOrigin } from '../../domain/sending/send-route.ts'
import { type Sending, useSending } from '../../domain/sending/sending-context.ts'
import type { ArrivedMail } from '../../domain/sending/studio-transport.ts'
import { practiceConnection } from '../../model/connection.ts'
import type { MailView } from './mailbox.ts'

/** Time to look for one mail, which is there or was deleted. */
const findTimeoutMs = 3_000

/** Finds the mail of a message that was accepted, by its id; undefined while it is looked for, and where it is gone. */
export function useArrivedMail(submissionId: string, view: MailView): string | undefined {
  const { transportOf, placeTransport } = useSending()
  const [mailId, setMailId] = useState<string>()
  const transport = view === 'practice' ? transportOf(practiceConnection) : placeTransport
  const { arrival } = transport
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(findTimeoutMs)])
    arrival?.(submissionId, signal).then(
      (mail) => !leaving.signal.aborted && setMailId(mail?.id),
      // A mailbox that cannot be looked into says so itself, one press away.
      () => undefined,
    )
    return () => leaving.abort()
  }, [submissionId, arrival])
  return mailId
}

/**
 * The view of Messages in which the mail of a message that was accepted can be read; undefined where only its recipient
 * sees it. Told by the connection, which a receipt keeps.
 */
export function arrivedIn(
  { state, connection: { origin } }: Entry,
  place: Sending['place'],
  pageOrigin: string = location.origin,
): ArrivedMail['view'] | undefined {
  if (state.status !== 'sent') return undefined
  if (origin === practiceOrigin) return 'practice'
  return place === 'test-inbox' && origin === pageOrigin ? 'test-inbox' : undefined
}
