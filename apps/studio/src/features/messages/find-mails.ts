import type { ArrivedMail } from '../../domain/sending/studio-transport.ts'

/** The mails in which each word stands somewhere: sender, recipient, subject or text, in any case. */
export function findMails<Mail extends Pick<ArrivedMail, 'from' | 'to' | 'subject' | 'text'>>(
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
