import type { Entry } from '@letterslot/client/outbox'
import { useEffect, useState } from 'react'
import type { ArrivedMail } from '../../sending/arrived-mail.ts'
import type { Carrier } from '../../sending/carrier.ts'

/** Whether a mail is where the maker can see it. */
export type Arrival =
  /** Nothing to look for, or nowhere to look. */
  | { readonly status: 'none' }
  | { readonly status: 'looking' }
  /** Not there in time. */
  | { readonly status: 'late' }
  /** The inbox cannot be looked into. */
  | { readonly status: 'unseen' }
  | { readonly status: 'arrived'; readonly mail: ArrivedMail }

const none: Arrival = { status: 'none' }

/** Looks for the mail of a message once it may have arrived: accepted, or sent while the answer got lost. */
export function useArrival(entry: Entry | undefined, arrivalOf: Carrier['arrival']): Arrival {
  const [found, setFound] = useState<{ readonly id: string; readonly arrival: Arrival }>()
  const id = entry?.id
  const stage = stageOf(entry)
  useEffect(() => {
    if (id === undefined || stage === 'nowhere' || !arrivalOf) return
    const leaving = new AbortController()
    const tell = (arrival: Arrival): void => {
      if (leaving.signal.aborted) return
      // What was seen once is there.
      setFound((before) => (before?.id === id && before.arrival.status === 'arrived' ? before : { id, arrival }))
    }
    tell({ status: 'looking' })
    arrivalOf(id, leaving.signal).then(
      (mail) => tell(mail ? { status: 'arrived', mail } : { status: 'late' }),
      () => tell({ status: 'unseen' }),
    )
    return () => leaving.abort()
  }, [id, stage, arrivalOf])
  return found && found.id === id && stage !== 'nowhere' ? found.arrival : none
}

/** What is known of where a message is: once more it is looked for when it is accepted. */
function stageOf(entry: Entry | undefined): 'nowhere' | 'perhaps' | 'accepted' {
  if (entry?.state.status === 'sent') return 'accepted'
  return entry?.doubtful ? 'perhaps' : 'nowhere'
}
