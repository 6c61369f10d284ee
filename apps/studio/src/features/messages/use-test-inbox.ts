import { useCallback, useMemo } from 'react'
import { createManagementClient, type ManagementClient } from '../../relay/management-client.ts'
import { RelayAnswerError } from '../../relay/relay-answer-error.ts'
import { readInboxMail } from '../../sending/await-arrival.ts'
import { useSending } from '../../sending/sending-context.ts'
import type { DeliverySummary, Mailbox, MailSummary } from './mailbox.ts'
import { useRegularLook } from './use-regular-look.ts'

interface Looked {
  readonly mails: readonly MailSummary[]
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
  return {
    status: trouble !== undefined ? 'unreachable' : found === undefined ? 'loading' : 'ready',
    refusal: trouble instanceof RelayAnswerError && trouble.status !== 0 ? trouble.message : undefined,
    mails: found?.mails ?? [],
    delivery: found?.delivery,
    open,
    refresh,
  }
}
