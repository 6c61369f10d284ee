import { referenceOf } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import type { PracticeMail } from '../../model/practice-mail.ts'
import type { RecordStore } from '../storage/record-store.ts'
import type { ArrivedMail, StudioTransport } from './studio-transport.ts'

/** The address that practice mail says it is from: nothing is ever sent there. */
export const practiceSender = 'practice@localhost'

/** A practice mail as the studio shows every mail. */
export function practiceMailToArrived({ id, submissionId, mail, files, receivedAtMs }: PracticeMail): ArrivedMail {
  return {
    id,
    view: 'practice',
    subject: mail.subject,
    from: mail.fromName === '' ? practiceSender : `${mail.fromName} <${practiceSender}>`,
    to: [...mail.to, ...mail.cc, ...mail.bcc],
    replyTo: mail.replyTo,
    reference: referenceOf(submissionId),
    receivedAt: new Date(receivedAtMs).toISOString(),
    text: mail.text,
    html: mail.html,
    ...(files && { attachments: files }),
  }
}

/** Practice: the mail is made in this page, is there at once, and goes nowhere. */
export function createPracticeDelivery(store: RecordStore<PracticeMail>): StudioTransport {
  return {
    sendFor: (email) => async (params, options) => {
      // With it comes the engine that makes mails: loaded when the first one is sent.
      const { createPracticeTransport } = await import('./practice-transport.ts')
      return createPracticeTransport({ template: withTestRecipient(email), store })(params, options)
    },
    arrival: async (submissionId) => {
      const kept = (await store.list()).find((mail) => mail.submissionId === submissionId)
      return kept && practiceMailToArrived(kept)
    },
  }
}

const testRecipient = 'you@localhost'

/**
 * Gives a mail without recipient one, for the test inbox and practice, whose mail goes nowhere else: a form can be tried
 * before its maker has said where answers go.
 */
export function withTestRecipient(email: EmailTemplate): EmailTemplate {
  return email.to.length > 0 ? email : { ...email, to: [testRecipient] }
}
