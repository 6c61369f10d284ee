import { useCallback, useMemo } from 'react'
import type { InboxItem } from '../../relay/answers.ts'
import { createManagementClient, type ManagementClient } from '../../relay/management-client.ts'
import { RelayAnswerError } from '../../relay/relay-answer-error.ts'
import { readInboxMail } from '../../sending/await-arrival.ts'
import { useSending } from '../../sending/sending-context.ts'
import type { DeliverySummary, Mailbox } from './mailbox.ts'
import { useReadMails } from './use-read-mails.ts'
import { useRegularLook } from './use-regular-look.ts'

interface Looked {
  readonly mails: readonly InboxItem[]
  readonly delivery: DeliverySummary
}

async function lookInto(client: ManagementClient): Promise<Looked> {
  const [{ items }, summary] = await Promise.all([client.inbox(), client.summary()])
  return {
    mails: items,
    delivery: { waiting: summary.waiting, failed: summary.failed, lastAnswer: summary.lastAnswer },
  }
}

/** The test inbox of this computer, looked into every two seconds while the page shows. */
export function useTestInbox(): Mailbox {
  const { pairTestInbox } = useSending()
  const look = useMemo(() => {
    let client: ManagementClient | undefined
    return async (): Promise<Looked> => {
      try {
        client ??= createManagementClient({ privateKey: (await pairTestInbox()).privateKey })
        return await lookInto(client)
      } catch (error) {
        // Perhaps its data folder is another one now: pair anew.
        client = undefined
        throw error
      }
    }
  }, [pairTestInbox])
  const { found, trouble, refresh } = useRegularLook(look)
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
  const { readMails, markRead } = useReadMails()
  const remove = async (id: string): Promise<() => Promise<void>> => {
    const client = createManagementClient()
    await client.removeInboxMail(id)
    refresh()
    return async () => {
      await client.restoreInboxMail(id)
      refresh()
    }
  }
  return {
    markRead,
    remove,
    status: trouble !== undefined ? 'unreachable' : found === undefined ? 'loading' : 'ready',
    refusal: trouble instanceof RelayAnswerError && trouble.status !== 0 ? trouble.message : undefined,
    mails: (found?.mails ?? []).map((mail) => ({ ...mail, isRead: readMails?.has(mail.id) ?? true })),
    delivery: found?.delivery,
    open,
    refresh,
  }
}
