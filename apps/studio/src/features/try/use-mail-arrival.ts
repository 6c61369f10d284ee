import type { Entry } from '@letterslot/client/outbox'
import { useEffect, useState } from 'react'
import type { ArrivedMail, StudioTransport } from '../../domain/sending/studio-transport.ts'

/** The arrival of a mail where the maker can see it. */
export type MailArrival =
  /** Nothing to look for, or nowhere to look. */
  | { readonly status: 'none' }
  | { readonly status: 'looking' }
  /** Not there in time. */
  | { readonly status: 'late' }
  /** The inbox cannot be looked into. */
  | { readonly status: 'unseen' }
  | { readonly status: 'arrived'; readonly mail: ArrivedMail }

const noArrival: MailArrival = { status: 'none' }

/** Looks for the mail of a message once it may have arrived: accepted, or sent while the answer got lost. */
export function useMailArrival(entry: Entry | undefined, arrivalOf: StudioTransport['arrival']): MailArrival {
  const [found, setFound] = useState<{ readonly id: string; readonly arrival: MailArrival }>()
  const id = entry?.id
  const stage = stageOf(entry)
  useEffect(() => {
    if (id === undefined || stage === 'nowhere' || !arrivalOf) return
    const leaving = new AbortController()
    const show = (arrival: MailArrival): void => {
      if (leaving.signal.aborted) return
      // What was seen once is there.
      setFound((before) => (before?.id === id && before.arrival.status === 'arrived' ? before : { id, arrival }))
    }
    show({ status: 'looking' })
    arrivalOf(id, leaving.signal).then(
      (mail) => show(mail ? { status: 'arrived', mail } : { status: 'late' }),
      () => show({ status: 'unseen' }),
    )
    return () => leaving.abort()
  }, [id, stage, arrivalOf])
  return found && found.id === id && stage !== 'nowhere' ? found.arrival : noArrival
}

/** The stage of a message; it is looked for once more when it is accepted. */
function stageOf(entry: Entry | undefined): 'nowhere' | 'perhaps' | 'accepted' {
  if (entry?.state.status === 'sent') return 'accepted'
  return entry?.doubtful ? 'perhaps' : 'nowhere'
}
