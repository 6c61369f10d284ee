import type { Entry, Outbox } from '@letterslot/client/outbox'
import { useEffect, useState } from 'react'
import { isFromTryIt } from '../../domain/sending/simulation.ts'

/** Try it's entries in the outbox for one form. */
export interface TryItEntries {
  /** The message that the maker's side tells of: the last one that was sent here, else the last that waits from before. */
  readonly entry: Entry | undefined
  /** Ids of those that are not sent, oldest first. */
  readonly unsent: readonly string[]
}

/** Try it's messages of a form that are not sent, oldest first. */
export async function unsentByTryIt(outbox: Outbox, formId: string): Promise<readonly Entry[]> {
  return (await outbox.list({ unsent: true })).filter((entry) => isOfTryIt(entry, formId))
}

const isOfTryIt = (entry: Entry, formId: string): boolean => isFromTryIt(entry) && entry.form.id === formId

/** Follows the messages of a form that come from Try it, in other tabs too. */
export function useTryItEntry(outbox: Outbox, formId: string): TryItEntries {
  const [entries, setEntries] = useState<TryItEntries>({ entry: undefined, unsent: [] })
  useEffect(() => {
    let isOver = false
    /** A receipt does not tell where its message came from: its id was noted while that stood there. */
    let followed: { readonly id: string; readonly order: number } | undefined
    let refreshes = 0
    const refresh = async (changed?: Entry): Promise<void> => {
      refreshes += 1
      const mine = refreshes
      const waiting = await unsentByTryIt(outbox, formId)
      for (const { id, order } of changed && isOfTryIt(changed, formId) ? [...waiting, changed] : waiting) {
        if (!followed || order > followed.order) followed = { id, order }
      }
      const entry = followed && (await outbox.get(followed.id))
      if (!isOver && mine === refreshes) setEntries({ entry, unsent: waiting.map(({ id }) => id) })
    }
    const stop = outbox.subscribe((event) => {
      // Storage that fails is told by `health`; what was read last stays on screen.
      refresh(event.kind === 'changed' ? event.entry : undefined).catch(() => undefined)
    })
    void outbox.ready.then(() => refresh()).catch(() => undefined)
    return () => {
      isOver = true
      stop()
    }
  }, [outbox, formId])
  return entries
}
