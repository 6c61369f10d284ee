import { useMemo } from 'react'
import type { InboxItem } from '../../domain/sending/answers.ts'
import { createManagementClient } from '../../domain/sending/management-client.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import { listMail, mailsAtOnce } from './list-mail.ts'
import { useReadMails } from './use-read-mails.ts'
import { useRegularLook } from './use-regular-look.ts'

/** The mail of the test inbox that was not opened in this browser. */
export interface InboxWatch {
  /** It answered the last time that it was asked. */
  readonly isListening: boolean
  /** None while that is not known. */
  readonly unread: number
}

/** Counts the unread mail of the test inbox, where this place has one, while the page shows. */
export function useInboxWatch(): InboxWatch {
  const hasInbox = useSending().place === 'test-inbox'
  const { readMails } = useReadMails()
  const look = useMemo(() => createInboxLook(hasInbox), [hasInbox])
  const { found, trouble } = useRegularLook(look)
  const isListening = found !== undefined && trouble === undefined
  return {
    isListening,
    unread: isListening && readMails ? found.filter((id) => !readMails.has(id)).length : 0,
  }
}

const isSame = (mails: readonly InboxItem[], known: readonly string[]): boolean =>
  mails.every(({ id }, index) => id === known[index])

/** Lists the ids of all mail; of an inbox that did not change only its newest mail is asked for. */
function createInboxLook(hasInbox: boolean): () => Promise<readonly string[] | undefined> {
  const client = createManagementClient()
  let known: readonly string[] = []
  return async () => {
    if (!hasInbox) return undefined
    const newest = await listMail(client, '', mailsAtOnce)
    if (newest.total === known.length && isSame(newest.mails, known)) return known
    const all = newest.total > newest.mails.length ? await listMail(client, '', Number.POSITIVE_INFINITY) : newest
    known = all.mails.map(({ id }) => id)
    return known
  }
}
