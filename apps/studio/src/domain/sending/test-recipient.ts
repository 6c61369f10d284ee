import type { EmailTemplate } from '@letterslot/email'

const testRecipient = 'you@localhost'

/**
 * Gives a mail without recipient one, for the test inbox and practice, whose mail goes nowhere else: a form can be tried
 * before its maker has said where answers go.
 */
export function withTestRecipient(email: EmailTemplate): EmailTemplate {
  return email.to.length > 0 ? email : { ...email, to: [testRecipient] }
}
