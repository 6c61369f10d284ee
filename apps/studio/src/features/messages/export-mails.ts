import { type Csv, toCsv } from '../../domain/sending/csv.ts'
import type { OpenMail } from './mailbox.ts'

/** The mails as data, in the order given; attachments by name and size. */
export function mailsToJson(mails: readonly OpenMail[]): string {
  return `${JSON.stringify(mails.map(exported), null, 2)}\n`
}

/** The mails as one table, a row each, safe against formulas. */
export function mailsToCsv(mails: readonly OpenMail[]): Csv {
  const rows = mails
    .map(exported)
    .map(({ to, attachments, ...mail }) => [
      mail.id,
      mail.receivedAt,
      mail.from,
      to.join(', '),
      mail.replyTo,
      mail.subject,
      mail.text,
      attachments.map(({ name }) => name).join(', '),
    ])
  return toCsv([['id', 'received_at', 'from', 'to', 'reply_to', 'subject', 'text', 'attachments'], ...rows])
}

function exported({ id, receivedAt, from, to, replyTo, subject, text, attachments = [] }: OpenMail) {
  return { id, receivedAt, from, to, replyTo, subject, text, attachments }
}
