import { useCallback, useMemo } from 'react'
import { readInboxMail } from '../../domain/sending/await-arrival.ts'
import { createManagementClient, type ManagementClient } from '../../domain/sending/management-client.ts'
import { RelayAnswerError } from '../../domain/sending/relay-answer-error.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import { type ListedMail, listMail } from './list-mail.ts'
import type { DeliverySummary, Mailbox } from './mailbox.ts'
import { useReadMails } from './use-read-mails.ts'
import { useRegularLook } from './use-regular-look.ts'
import { useShownRows } from './use-shown-rows.ts'

/** The most of a mail's source that is shown, in bytes: what is longer is mostly attachments, and is downloaded. */
const shownSourceBytes = 100_000

interface Looked extends ListedMail {
  readonly search: string
  readonly delivery: DeliverySummary
}

/** The test inbox of this computer, looked into every two seconds while the page shows. */
export function useTestInbox(search: string): Mailbox {
  const { pairTestInbox } = useSending()
  const { rows, showMore } = useShownRows(search)
  const look = useMemo(() => {
    let client: ManagementClient | undefined
    return async (): Promise<Looked> => {
      try {
        client ??= createManagementClient({ privateKey: (await pairTestInbox()).privateKey })
        return await lookInto(client, search, rows)
      } catch (error) {
        // Perhaps its data folder is another one now: pair anew.
        client = undefined
        throw error
      }
    }
  }, [pairTestInbox, search, rows])
  const { found, trouble, refresh } = useRegularLook(look)
  const open = useCallback<Mailbox['open']>(async (id) => {
    const client = createManagementClient()
    try {
      return {
        ...(await readInboxMail(client, id)),
        sourceUrl: client.inboxSourceUrl(id),
        readSource: () => client.inboxSource(id, shownSourceBytes),
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
    total: found?.search === search ? found.total : undefined,
    showMore,
    listIds: async () => {
      const { mails } = await listMail(createManagementClient(), search, Number.POSITIVE_INFINITY)
      return mails.map(({ id }) => id)
    },
    mails: (found?.mails ?? []).map((mail) => ({ ...mail, isRead: readMails?.has(mail.id) ?? true })),
    delivery: found?.delivery,
    open,
    refresh,
  }
}

async function lookInto(client: ManagementClient, search: string, rows: number): Promise<Looked> {
  const [listed, { waiting, failed, lastAnswer }] = await Promise.all([
    listMail(client, search, rows),
    client.summary(),
  ])
  return { search, ...listed, delivery: { waiting, failed, lastAnswer } }
}
