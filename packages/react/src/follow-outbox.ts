import type { Entry, Outbox, OutboxHealth } from '@letterslot/client/outbox'

/** The entries of an outbox, and what it can do. */
export interface OutboxReading {
  /** The unsent entries first, then the receipts; each oldest first. Empty until it was read. */
  readonly entries: readonly Entry[]
  /** This browser's powers to keep and send messages; undefined until the outbox is open. */
  readonly health: OutboxHealth | undefined
}

/** Reads the outbox now and after each change; changes that come while it is read are read once, together. */
export async function followOutbox(
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
