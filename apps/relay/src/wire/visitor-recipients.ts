import type { EmailTemplate } from '@letterslot/email'
import type { Rate } from '../settings/rate.ts'

/**
 * How much mail to addresses that visitors typed goes out for one key: one a minute, 10 at once. Enough for the
 * confirmations of any form; useless to whoever would send strangers mail through it. `LETTERSLOT_RATE=off` does not
 * lift it.
 */
export const visitorRecipientRate: Rate = { perSecond: 1 / 60, burst: 10 }

/** Whether a visitor has a say in who gets the mail: a recipient that holds a merge tag. */
export function hasVisitorRecipients({ to, cc, bcc }: EmailTemplate): boolean {
  return [...to, ...cc, ...bcc].some((recipient) => recipient.includes('{{'))
}
