import { createHash } from 'node:crypto'
import type { AcceptedMessage } from '../store/port.ts'

/** Whom a mail of a submission is for. Each role has its own Message-ID. */
export type RecipientRole = 'maker'

/**
 * The Message-ID of a submission's mail: the same at every attempt and after every restart, so that a mailbox that got
 * it twice can tell.
 */
export function messageIdOf(
  message: Pick<AcceptedMessage, 'keyId' | 'submissionId' | 'contentDigest' | 'repeatedId'>,
  role: RecipientRole,
  senderAddress: string,
): string {
  // An id that came again with other content is another message, so another mail.
  const content = message.repeatedId ? message.contentDigest : ''
  return messageIdFrom([message.keyId, message.submissionId, content, role], senderAddress)
}

/**
 * A Message-ID as a hash of what tells the mail apart, since ids of visitors are no business of mail servers.
 * @param senderAddress - its domain makes the id unique across relays (RFC 5322, 3.6.4).
 */
export function messageIdFrom(facts: readonly string[], senderAddress: string): string {
  const domain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1)
  return `<${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40)}@${domain}>`
}
