import { useCallback, useMemo } from 'react'
import { practiceMailToArrived } from '../../domain/sending/practice-delivery.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { findMails } from './find-mails.ts'
import type { Mailbox, MailSummary } from './mailbox.ts'
import { useShownRows } from './use-shown-rows.ts'

const nothing = (): void => undefined

/** The mail of the practice connection, kept in this browser. */
export function usePracticeMailbox(search: string): Mailbox {
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
    .map(({ attachments, ...mail }): MailSummary => ({ ...mail, attachmentCount: attachments?.length ?? 0 }))
  const open = useCallback<Mailbox['open']>(
    async (id) => {
      const record = await practiceMails.get(id)
      return record && practiceMailToArrived(record)
    },
    [practiceMails],
  )
  const markRead = useCallback<Mailbox['markRead']>(
    async (id) => {
      await practiceMails.update(id, (mail) => (mail && !mail.isRead ? { ...mail, isRead: true } : undefined))
    },
    [practiceMails],
  )
  const remove = useCallback<Mailbox['remove']>(
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
    refresh: nothing,
  }
}
