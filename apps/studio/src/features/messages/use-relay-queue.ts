import { useMemo, useRef, useState } from 'react'
import type { RelayMessage, Summary } from '../../domain/sending/answers.ts'
import { createManagementClient, type ManagementClient } from '../../domain/sending/management-client.ts'
import { RelayAnswerError } from '../../domain/sending/relay-answer-error.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { relayAnswerText } from '../../domain/texts/relay-answers.ts'
import { type PollState, usePolling } from './use-polling.ts'

/** Gives the private key of the relay that serves this studio. */
type KeyOfRelay = () => Promise<string>

/** The place of that key: made by pairing on this computer, else kept in a connection; undefined where there is none. */
export function useRelayKey(): KeyOfRelay | undefined {
  const { place, pairTestInbox } = useSending()
  const connections = useRecords(useStorage().connections)
  const kept = connections?.find(
    (connection) =>
      connection.kind === 'relay' && connection.origin === location.origin && connection.privateKey !== undefined,
  )
  const key = kept?.kind === 'relay' ? kept.privateKey : undefined
  return useMemo(() => {
    if (place === 'test-inbox') return async () => (await pairTestInbox()).privateKey
    return key === undefined ? undefined : async () => key
  }, [place, pairTestInbox, key])
}

interface QueueSnapshot {
  readonly summary: Summary
  /** Newest first. */
  readonly messages: readonly RelayMessage[]
  readonly hasMore: boolean
}

/** The queue of a relay, looked into every two seconds, and what can be asked of it. */
export interface RelayQueue extends PollState<QueueSnapshot> {
  readonly showMore: () => void
  /** Rejects with a RelayAnswerError, as does `retryAll`. */
  readonly retry: (id: string) => Promise<void>
  readonly retryAll: () => Promise<void>
}

/** Follows the queue of the relay that a key belongs to. */
export function useRelayQueue(keyOf: KeyOfRelay): RelayQueue {
  const [pages, setPages] = useState(1)
  const client = useRef<ManagementClient>(undefined)
  const poll = useMemo(() => {
    client.current = undefined
    return async (): Promise<QueueSnapshot> => {
      try {
        client.current ??= createManagementClient({ privateKey: await keyOf() })
        return await readQueue(client.current, pages)
      } catch (error) {
        // Perhaps its data folder is another one now, and with it the key: pair anew.
        client.current = undefined
        throw error
      }
    }
  }, [keyOf, pages])
  const polled = usePolling(poll)
  const act = async (work: (at: ManagementClient) => Promise<unknown>): Promise<void> => {
    if (client.current === undefined) throw new RelayAnswerError(0, 'unreachable', relayAnswerText.silent)
    await work(client.current)
    polled.refresh()
  }
  return {
    ...polled,
    showMore: () => setPages((count) => count + 1),
    retry: (id) => act((at) => at.retry(id)),
    retryAll: () => act((at) => at.retryAll()),
  }
}

async function readQueue(client: ManagementClient, pages: number): Promise<QueueSnapshot> {
  const summary = await client.summary()
  let messages: readonly RelayMessage[] = []
  let after: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const { items, next } = await client.messages({ after })
    messages = [...messages, ...items]
    after = next
    if (next === undefined) break
  }
  return { summary, messages, hasMore: after !== undefined }
}
