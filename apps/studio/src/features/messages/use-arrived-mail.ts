import { useEffect, useState } from 'react'
import { useSending } from '../../domain/sending/sending-context.ts'
import { practiceConnection } from '../../model/connection.ts'
import type { MailView } from './mailbox.ts'

/** Time to look for one mail, which is there or was deleted. */
const lookForMs = 3_000

/** Finds the mail of a message that was accepted, by its id; undefined while it is looked for, and where it is gone. */
export function useArrivedMail(submissionId: string, view: MailView): string | undefined {
  const { transportOf, placeTransport } = useSending()
  const [mailId, setMailId] = useState<string>()
  const transport = view === 'practice' ? transportOf(practiceConnection) : placeTransport
  const { arrival } = transport
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(lookForMs)])
    arrival?.(submissionId, signal).then(
      (mail) => !leaving.signal.aborted && setMailId(mail?.id),
      // A mailbox that cannot be looked into says so itself, one press away.
      () => undefined,
    )
    return () => leaving.abort()
  }, [submissionId, arrival])
  return mailId
}
