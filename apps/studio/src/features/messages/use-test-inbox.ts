import { useCallback, useMemo } from 'react'
import type { InboxItem } from '../../domain/sending/answers.ts'
import { createManagementClient, type ManagementClient } from '../../domain/sending/management-client.ts'
import { readInboxMail } from '../../domain/sending/read-inbox-mail.ts'
import { RelayAnswerError } from '../../domain/sending/relay-answer-error.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import { useSettings, useStorage } from '../../domain/storage/studio-storage.ts'
import { initialSettings } from '../../model/settings.ts'
import type { DeliverySummary, ReadableMailbox } from './mailbox.ts'
import { usePolling } from './use-polling.ts'
import { useShownRows } from './use-shown-rows.ts'

/** The most of a mail's source that is shown, in bytes: what is longer is mostly attachments, and is downloaded. */
const shownSourceBytes = 100_000

interface InboxSnapshot extends ListedMail {
  readonly search: string
  readonly delivery: DeliverySummary
}

/** The test inbox of this computer, looked into every two seconds while the page shows. */
export function useTestInbox(search: string): ReadableMailbox {
  const { pairTestInbox } = useSending()
  const { rows, showMore } = useShownRows(search)
  const poll = useMemo(() => {
    let client: ManagementClient | undefined
    return async (): Promise<InboxSnapshot> => {
      try {
        client ??= createManagementClient({ privateKey: (await pairTestInbox()).privateKey })
        return await readInbox(client, search, rows)
      } catch (error) {
        // Perhaps its data folder is another one now: pair anew.
        client = undefined
        throw error
      }
    }
  }, [pairTestInbox, search, rows])
  const { found, trouble, refresh } = usePolling(poll)
  const open = useCallback<ReadableMailbox['open']>(async (id) => {
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

async function readInbox(client: ManagementClient, search: string, rows: number): Promise<InboxSnapshot> {
  const [listed, { waiting, failed, lastAnswer }] = await Promise.all([
    listMail(client, search, rows),
    client.summary(),
  ])
  return { search, ...listed, delivery: { waiting, failed, lastAnswer } }
}

/** The most mail of one answer. */
export const mailsAtOnce = 200

/** The newest mail that a search finds, newest first, and the number of all that it finds. */
interface ListedMail {
  readonly mails: readonly InboxItem[]
  readonly total: number
}

/** Lists the newest mail that a search finds, page after page, and counts all of it. */
export async function listMail(
  client: Pick<ManagementClient, 'inbox'>,
  search: string,
  rows: number,
): Promise<ListedMail> {
  const mails: InboxItem[] = []
  let after: string | undefined
  let total = 0
  do {
    const limit = Math.min(mailsAtOnce, rows - mails.length)
    const page = await client.inbox({ search: search === '' ? undefined : search, limit, after })
    mails.push(...page.items)
    total = page.total ?? mails.length
    after = page.next
  } while (after !== undefined && mails.length < rows)
  return { mails, total }
}

/** The number that is remembered: the oldest ones beyond it are marked unread again. */
const rememberedMails = 2000

/** Which mail of the test inbox was opened in this browser, and how to note another. Undefined until that is known. */
export function useReadMails(): {
  readonly readMails: ReadonlySet<string> | undefined
  readonly markRead: (id: string) => Promise<void>
} {
  const { settings } = useStorage()
  const known = useSettings().settings
  const markRead = useCallback(
    async (id: string) => {
      await settings.update('studio', (current = initialSettings) => {
        const { readMails = [] } = current
        return readMails.includes(id)
          ? undefined
          : { ...current, readMails: [...readMails, id].slice(-rememberedMails) }
      })
    },
    [settings],
  )
  return { readMails: known && new Set(known.readMails), markRead }
}

/** The mail of the test inbox that was not opened in this browser. */
interface InboxUnread {
  /** It answered the last time that it was asked. */
  readonly isListening: boolean
  /** None while that is not known. */
  readonly unread: number
}

/** Counts the unread mail of the test inbox, where this place has one, while the page shows. */
export function useInboxUnread(): InboxUnread {
  const hasInbox = useSending().place === 'test-inbox'
  const { readMails } = useReadMails()
  const poll = useMemo(() => createInboxPoll(hasInbox), [hasInbox])
  const { found, trouble } = usePolling(poll)
  const isListening = found !== undefined && trouble === undefined
  return {
    isListening,
    unread: isListening && readMails ? found.filter((id) => !readMails.has(id)).length : 0,
  }
}

const startsWithIds = (mails: readonly InboxItem[], known: readonly string[]): boolean =>
  mails.every(({ id }, index) => id === known[index])

/** Lists the ids of all mail; of an inbox that did not change only its newest mail is asked for. */
function createInboxPoll(hasInbox: boolean): () => Promise<readonly string[] | undefined> {
  const client = createManagementClient()
  let known: readonly string[] = []
  return async () => {
    if (!hasInbox) return undefined
    const newest = await listMail(client, '', mailsAtOnce)
    if (newest.total === known.length && startsWithIds(newest.mails, known)) return known
    const all = newest.total > newest.mails.length ? await listMail(client, '', Number.POSITIVE_INFINITY) : newest
    known = all.mails.map(({ id }) => id)
    return known
  }
}
