import type { EmailTemplate, RenderedEmail } from '@letterslot/email'
import type { Rate } from '../../settings/rate.ts'
import { dayMs } from '../../system/clock.ts'
import { createWindowLimiter, type RetryAfter } from './rate-limiter.ts'

/** Mails a day to one address that visitors typed: a confirmation, and two for further tries. */
export const recipientRate: Rate = { perSecond: 3000 / dayMs, burst: 3 }

/**
 * Mails a day to all such addresses: enough for the confirmations of a form, useless for sending strangers mail
 * through it. No setting lifts either limit.
 */
export const allRecipientsRate: Rate = { perSecond: 50_000 / dayMs, burst: 50 }

/** Counts one mail to addresses that visitors chose, or returns how long to wait where it is too many. */
export type RecipientLimiter = (recipients: readonly string[]) => RetryAfter

/** Makes the limits of one relay. */
export function createRecipientLimiter(nowMs?: () => number): RecipientLimiter {
  const each = createWindowLimiter(recipientRate, nowMs)
  const all = createWindowLimiter(allRecipientsRate, nowMs)
  return (recipients) => {
    const mailboxes = [...new Set(recipients.map(mailboxOf))]
    const waits = [all.check('all'), ...mailboxes.map((mailbox) => each.check(mailbox))].filter(
      (wait) => wait !== undefined,
    )
    if (waits.length > 0) {
      return { retryAfterSeconds: Math.max(...waits.map(({ retryAfterSeconds }) => retryAfterSeconds)) }
    }
    for (const mailbox of mailboxes) {
      all.count('all')
      each.count(mailbox)
    }
    return undefined
  }
}

/** The rendered recipients in whose choice a visitor has a say: those that do not stand in the template as they are. */
export function visitorRecipientsOf(template: EmailTemplate, mail: RenderedEmail): readonly string[] {
  const written = [...template.to, ...template.cc, ...template.bcc]
  if (!written.some((recipient) => recipient.includes('{{'))) return []
  const fixed = new Set(written.map((recipient) => recipient.trim().toLowerCase()))
  return [...mail.to, ...mail.cc, ...mail.bcc].filter((recipient) => !fixed.has(recipient.toLowerCase()))
}

/** The mailbox that an address leads to at most providers: without what follows a plus, in small letters. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).split('+', 1).join('')}${address.slice(at)}`.toLowerCase()
}
