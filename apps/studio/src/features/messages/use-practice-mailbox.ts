import { useCallback, useMemo } from 'react'
import { practiceMailToArrived } from '../../sending/practice-carrier.ts'
import { useRecords, useStorage } from '../../storage/studio-storage.ts'
import type { Mailbox, MailSummary } from './mailbox.ts'

const previewLength = 140
const nothing = (): void => undefined

/** The mail of the practice connection, kept in this browser. */
export function usePracticeMailbox(): Mailbox {
  const { practiceMails } = useStorage()
  const records = useRecords(practiceMails)
  const mails = useMemo(
    () =>
      [...(records ?? [])]
        .sort((a, b) => b.receivedAtMs - a.receivedAtMs)
        .map((record): MailSummary => {
          const { id, subject, from, receivedAt, text, attachments } = practiceMailToArrived(record)
          return {
            id,
            subject,
            from,
            receivedAt,
            preview: text.replaceAll(/\s+/g, ' ').slice(0, previewLength),
            attachmentCount: attachments?.length ?? 0,
            isRead: record.isRead === true,
          }
        }),
    [records],
  )
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
    delivery: undefined,
    open,
    refresh: nothing,
  }
}
