import type { Entry, Outbox, OutboxHealth } from '@letterslot/client/outbox'
import { useEffect, useMemo, useState } from 'react'
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

/** The entries of an outbox, and what it can do. */
interface OutboxReading {
  /** The unsent entries first, then the receipts; each oldest first. Empty until it was read. */
  readonly entries: readonly Entry[]
  /** This browser's powers to keep and send messages; undefined until the outbox is open. */
  readonly health: OutboxHealth | undefined
}

/** Reads the outbox now and after each change; changes that come while it is read are read once, together. */
async function followOutbox(
  open: () => Promise<Outbox>,
  onRead: (reading: OutboxReading) => void,
  signal: AbortSignal,
): Promise<void> {
  const outbox = await open()
  await outbox.ready
  if (signal.aborted) return
  let isReading = false
  let isStale = true
  const read = async (): Promise<void> => {
    isStale = true
    if (isReading) return
    isReading = true
    while (isStale && !signal.aborted) {
      isStale = false
      const entries = await outbox.list()
      const isSent = ({ state }: Entry): boolean => state.status === 'sent'
      if (!signal.aborted) {
        const sorted = [...entries.filter((one) => !isSent(one)), ...entries.filter(isSent)]
        onRead({ entries: sorted, health: outbox.health() })
      }
    }
    isReading = false
  }
  signal.addEventListener('abort', outbox.subscribe(read))
  await read()
}
