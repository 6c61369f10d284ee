import { useCallback, useEffect, useState } from 'react'
import { createManagementClient, type ManagementClient } from '../../relay/management-client.ts'
import { RelayAnswerError } from '../../relay/relay-answer-error.ts'
import { readInboxMail } from '../../sending/await-arrival.ts'
import { useSending } from '../../sending/sending-context.ts'
import type { Mailbox } from './mailbox.ts'

/** How often the test inbox is looked into while the page shows. */
const lookEveryMs = 2000

type Looked = Pick<Mailbox, 'status' | 'refusal' | 'mails' | 'delivery'>
const notYet: Looked = { status: 'loading', mails: [], delivery: undefined }

async function look(client: ManagementClient): Promise<Looked> {
  const [{ items }, summary] = await Promise.all([client.inbox(), client.summary()])
  return {
    status: 'ready',
    mails: items,
    delivery: { waiting: summary.waiting, failed: summary.failed, lastAnswer: summary.lastAnswer },
  }
}

/** The test inbox of this computer, looked into every two seconds while the page shows. */
export function useTestInbox(): Mailbox {
  const { pairTestInbox } = useSending()
  const [looked, setLooked] = useState(notYet)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what `refresh` asks for.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let client: ManagementClient | undefined
    const turn = async (): Promise<void> => {
      if (document.hidden) return
      client ??= createManagementClient({ privateKey: (await pairTestInbox()).privateKey })
      const found = await look(client)
      if (!isOver) setLooked(found)
    }
    const loop = (): void => {
      turn()
        .catch((error: unknown) => {
          // Perhaps its data folder is another one now: pair anew.
          client = undefined
          const refusal = error instanceof RelayAnswerError && error.status !== 0 ? error.message : undefined
          if (!isOver) setLooked((last) => ({ ...last, status: 'unreachable', refusal }))
        })
        .finally(() => {
          if (!isOver) timer = setTimeout(loop, lookEveryMs)
        })
    }
    loop()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pairTestInbox, round])
  const open = useCallback<Mailbox['open']>(async (id) => {
    const client = createManagementClient()
    try {
      return {
        ...(await readInboxMail(client, id)),
        sourceUrl: client.inboxSourceUrl(id),
        attachmentUrl: (index) => client.inboxAttachmentUrl(id, index),
      }
    } catch (error) {
      if (error instanceof RelayAnswerError && error.status === 404) return undefined
      throw error
    }
  }, [])
  return { ...looked, open, refresh: () => setRound((count) => count + 1) }
}
