import type { Entry, Outbox } from '@letterslot/client/outbox'
import type { OlderMessage } from '../form/form-messages.ts'
import { olderPageSize } from './constants.ts'

/** The messages of one form that wait from before, without what is written in them. */
export interface PendingMessageList {
  list(): readonly OlderMessage[]
  subscribe(listener: () => void): () => void
  /** Reads what waits now. */
  read(): Promise<void>
  /** Takes a change in. */
  put(entry: Entry): void
  drop(id: string): void
  /** Tells of a change of what is shown, or of what else stands beside the list. */
  notify(): void
}

/**
 * Begins with none, until they are read.
 * @param isShown - true for messages that have their place elsewhere.
 */
export function createPendingMessageList(
  outbox: Outbox,
  formId: string,
  isShown: (id: string) => boolean,
): PendingMessageList {
  const waiting = new Map<string, OlderMessage>()
  const listeners = new Set<() => void>()
  let listed: readonly OlderMessage[] = []

  function notify(): void {
    listed = [...waiting.values()].filter(({ id }) => !isShown(id))
    for (const listener of listeners) listener()
  }

  function take({ id, writtenAt, form, state }: Entry): void {
    if (form.id !== formId) return
    if (state.status === 'sent') waiting.delete(id)
    else waiting.set(id, { id, writtenAt })
  }

  return {
    list: () => listed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async read() {
      let after = 0
      for (;;) {
        const page = await outbox.list({ unsent: true, after, limit: olderPageSize })
        page.forEach(take)
        if (page.length < olderPageSize) break
        after = page.at(-1)?.order ?? Number.POSITIVE_INFINITY
      }
      notify()
    },
    put(entry) {
      const { size } = waiting
      take(entry)
      if (waiting.size !== size) notify()
    },
    drop(id) {
      if (waiting.delete(id)) notify()
    },
    notify,
  }
}
