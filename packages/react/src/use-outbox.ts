import type { Outbox } from '@letterslot/client/outbox'
import { useEffect, useMemo, useState } from 'react'
import { followOutbox, type OutboxReading } from './follow-outbox.ts'
import { loadSubmissionUi } from './on-demand.ts'

/** An outbox's entries, and a person's acts on them. */
export interface OutboxView extends OutboxReading {
  /** Puts one back to `queued`, whatever it waited for, and tries it. `change` replaces what was wrong. */
  readonly retry: Outbox['retry']
  /** Takes one out of this device, and gives it back for `restore`. */
  readonly remove: Outbox['remove']
  readonly restore: Outbox['restore']
}

/**
 * Watches an outbox, for a list of messages of your own.
 * @param outbox - the same from one render to the next. Default: the page's, which forms share that bring none.
 */
export function useOutbox(outbox?: Outbox): OutboxView {
  const [read, setRead] = useState<OutboxReading>({ entries: [], health: undefined })
  const actions = useMemo(() => actionsOf(async () => outbox ?? (await loadSubmissionUi()).pageOutbox()), [outbox])
  useEffect(() => {
    const controller = new AbortController()
    void followOutbox(actions.open, setRead, controller.signal)
    return () => controller.abort()
  }, [actions])
  const { retry, remove, restore } = actions
  return { ...read, retry, remove, restore }
}

type Actions = Pick<OutboxView, 'retry' | 'remove' | 'restore'> & { readonly open: () => Promise<Outbox> }

function actionsOf(open: () => Promise<Outbox>): Actions {
  return {
    open,
    retry: async (id, change) => (await open()).retry(id, change),
    remove: async (id) => (await open()).remove(id),
    restore: async (entry) => (await open()).restore(entry),
  }
}
