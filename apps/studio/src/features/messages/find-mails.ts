import type { MailSummary } from './mailbox.ts'

/** The mails in which each word stands somewhere: sender, subject or the start of the text, in any case. */
export function findMails(mails: readonly MailSummary[], text: string): readonly MailSummary[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return mails
  return mails.filter(({ from, subject, preview }) => {
    const whole = `${from}\n${subject}\n${preview}`.toLowerCase()
    return words.every((word) => whole.includes(word))
  })
}
