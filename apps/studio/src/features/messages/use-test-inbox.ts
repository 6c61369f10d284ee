import { useCallback, useEffect, useState } from 'react'
import { createManagementClient, type ManagementClient } from '../../relay/management-client.ts'
import { readInboxMail } from '../../sending/await-arrival.ts'
import { useSending } from '../../sending/sending-context.ts'
import type { Mailbox } from './mailbox.ts'

/** How often the test inbox is looked into while the page shows. */
const lookEveryMs = 2000

type Looked = Pick<Mailbox, 'status' | 'mails' | 'delivery'>
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
    const turn = async (): Promise<void> => {
      if (!document.hidden) {
        const { privateKey } = await pairTestInbox()
        const found = await look(createManagementClient({ privateKey }))
        if (!isOver) setLooked(found)
      }
    }
    const loop = (): void => {
      turn()
        .catch(() => {
          if (!isOver) setLooked((last) => ({ ...last, status: 'unreachable' }))
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
    return { ...(await readInboxMail(client, id)), sourceUrl: client.inboxSourceUrl(id) }
  }, [])
  return { ...looked, open, refresh: () => setRound((count) => count + 1) }
}
