import { useCallback, useMemo } from 'react'
import { practiceMailToArrived } from '../../domain/sending/practice-delivery.ts'
import type { ArrivedMail } from '../../domain/sending/studio-transport.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import type { MailRow, ReadableMailbox } from './mailbox.ts'
import { useShownRows } from './use-shown-rows.ts'

const doNothing = (): void => undefined

/** The mail of the practice connection, kept in this browser. */
export function usePracticeMailbox(search: string): ReadableMailbox {
  const { practiceMails } = useStorage()
  const records = useRecords(practiceMails)
  const { rows, showMore } = useShownRows(search)
  const found = useMemo(() => {
    const newestFirst = (records ?? []).toSorted((a, b) => b.receivedAtMs - a.receivedAtMs)
    const mails = newestFirst.map((record) => ({ ...practiceMailToArrived(record), isRead: record.isRead === true }))
    return findMails(mails, search)
  }, [records, search])
  const mails = found
    .slice(0, rows)
    .map(({ attachments, ...mail }): MailRow => ({ ...mail, attachmentCount: attachments?.length ?? 0 }))
  const open = useCallback<ReadableMailbox['open']>(
    async (id) => {
      const record = await practiceMails.get(id)
      return record && practiceMailToArrived(record)
    },
    [practiceMails],
  )
  const markRead = useCallback<ReadableMailbox['markRead']>(
    async (id) => {
      await practiceMails.update(id, (mail) => (mail && !mail.isRead ? { ...mail, isRead: true } : undefined))
    },
    [practiceMails],
  )
  const remove = useCallback<ReadableMailbox['remove']>(
    async (id) => {
      const record = await practiceMails.get(id)
      await practiceMails.remove(id)
      return async () => {
        if (record) await practiceMails.put(record)
      }
    },
    [practiceMails],
  )
  return {
    markRead,
    remove,
    status: records === undefined ? 'loading' : 'ready',
    mails,
    total: records && found.length,
    showMore,
    listIds: async () => found.map(({ id }) => id),
    delivery: undefined,
    open,
    refresh: doNothing,
  }
}

/** The mails in which each word stands somewhere: sender, recipient, subject or text, in any case. */
function findMails<Mail extends Pick<ArrivedMail, 'from' | 'to' | 'subject' | 'text'>>(
  mails: readonly Mail[],
  search: string,
): readonly Mail[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return mails
  return mails.filter(({ from, to, subject, text }) => {
    const whole = [from, subject, ...to, text].join('\n').toLowerCase()
    return words.every((word) => whole.includes(word))
  })
}
