import { useEffect } from 'react'
import { useStore } from 'zustand'
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

/** Interval of asking if the test inbox is there, while a form that sends to it is open. */
const askEveryMs = 5000

/**
 * Follows whether the test inbox answers, while the page shows.
 * @param isWanted - asks nothing otherwise.
 */
export function useInboxAvailability(monitor: InboxMonitor, isWanted: boolean): InboxAvailability {
  const now = useStore(monitor.state)
  useEffect(() => {
    if (!isWanted) return
    const ask = (): void => {
      if (!document.hidden) void monitor.check()
    }
    ask()
    const timer = setInterval(ask, askEveryMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [monitor, isWanted])
  return isWanted ? now : 'unknown'
}
