import { createStore, type StoreApi } from 'zustand/vanilla'
import { createManagementClient, type ManagementClient } from './management-client.ts'
import { RelayAnswerError } from './relay-answer-error.ts'

/** The result of the last request to the test inbox. */
export type InboxAvailability = 'unknown' | 'answers' | 'silent'

/** Watches if the test inbox of this computer is there: by asking, never assumed. */
export interface InboxMonitor {
  readonly state: StoreApi<InboxAvailability>
  /** Asks it now. Calls at the same time share one question. */
  readonly check: () => Promise<void>
}

/** Makes the one that asks a relay by its `hello`. Nothing is asked before `check`. */
export function createInboxMonitor(client: Pick<ManagementClient, 'hello'> = createManagementClient()): InboxMonitor {
  const state = createStore<InboxAvailability>()(() => 'unknown')
  let asking: Promise<void> | undefined
  const ask = async (): Promise<void> => {
    try {
      await client.hello()
      state.setState('answers', true)
    } catch (error) {
      // An answer that says no is an answer.
      state.setState(error instanceof RelayAnswerError && error.status === 0 ? 'silent' : 'answers', true)
    }
  }
  return {
    state,
    check: () => {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}
