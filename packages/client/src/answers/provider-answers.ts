import type { HeardAnswer } from './answer-row.ts'

// Answers that the table explains and that faults give. Apart from the table, so that a fault does not load its words.

/** The provider's mailbox access was revoked. */
export const mailboxDisconnected: HeardAnswer = {
  status: 412,
  text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
}

/** The account has sent as many messages as its plan allows in a month. */
export const quotaUsedUp: HeardAnswer = { status: 426, text: 'You have reached the monthly limit' }

/** The template was removed, or its id mistyped. */
export const templateUnknown: HeardAnswer = {
  status: 400,
  text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
}

/** The machine before the provider's answers, and the provider does not. */
export const serviceUnavailable: HeardAnswer = { status: 503, text: 'Service Unavailable' }
