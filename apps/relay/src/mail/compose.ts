import { createHash } from 'node:crypto'
import type { Result } from '@letterslot/core'
import { type BuiltIns, type EmailError, type RenderedEmail, renderEmail } from '@letterslot/email'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { AcceptedMessage, AttachedFile, StoredService } from '../store/port.ts'
import { encodeHeaderText } from './encoded-words.ts'
import type { Mail } from './mail.ts'
import { messageIdOf } from './message-id.ts'

/** Who the mail says it is from: the service's address always, its name where the template gives none. */
export type Sender = StoredService['from']

/**
 * Makes the mail of a message. The same message gives the same bytes at every attempt and after every restart: the
 * date is when it was accepted, the ids and the boundary are hashes.
 */
export async function composeMessage(
  message: AcceptedMessage,
  sender: Sender,
  files: readonly AttachedFile[] = [],
): Promise<Result<Mail, EmailError>> {
  const rendered = renderEmail(message.template, message.params, builtInsOf(message.builtIns))
  if (!rendered.ok) return rendered
  const messageId = messageIdOf(message, 'maker', sender.address)
  return {
    ok: true,
    value: await composeMail(rendered.value, { sender, messageId, dateMs: message.acceptedAtMs, files }),
  }
}

/** What a mail needs besides what it says. */
export interface MailFacts {
  readonly sender: Sender
  /** With its angle brackets. */
  readonly messageId: string
  /** Milliseconds since the epoch. */
  readonly dateMs: number
  /** What is attached, each under its own name. Default: nothing. */
  readonly files?: readonly AttachedFile[]
}

/**
 * Puts a rendered mail into its final form: text and HTML of the same words, files behind them, no tracking, marked as written by a
 * program so that no out-of-office note answers it (RFC 3834, 5).
 */
export async function composeMail(email: RenderedEmail, facts: MailFacts): Promise<Mail> {
  const composer = new MailComposer({
    from: { name: displayName(email.fromName || facts.sender.name), address: facts.sender.address },
    to: email.to.map(bareAddress),
    cc: email.cc.map(bareAddress),
    ...(email.replyTo === '' ? {} : { replyTo: bareAddress(email.replyTo) }),
    messageId: facts.messageId,
    date: new Date(facts.dateMs),
    headers: {
      'Auto-Submitted': 'auto-generated',
      Subject: { prepared: true, foldLines: true, value: encodeHeaderText(email.subject) },
    },
    text: email.text,
    html: email.html,
    attachments: (facts.files ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      contentDisposition: 'attachment' as const,
      content: Buffer.from(content),
    })),
    baseBoundary: createHash('sha256').update(facts.messageId).digest('hex').slice(0, 24),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    messageId: facts.messageId,
    from: facts.sender.address,
    to: [...email.to, ...email.cc, ...email.bcc],
    source: await composer.compile().build(),
  }
}

function bareAddress(address: string): { readonly name: string; readonly address: string } {
  return { name: '', address }
}

/** What looks like an encoded word would be decoded by the reader's mail program, and say another name. */
function displayName(name: string): string {
  return name.replaceAll('=?', '= ?')
}

function builtInsOf(stored: Readonly<Record<string, string>>): BuiltIns {
  return {
    user_os: stored['user_os'] ?? '',
    user_platform: stored['user_platform'] ?? '',
    user_browser: stored['user_browser'] ?? '',
    user_version: stored['user_version'] ?? '',
    user_country: stored['user_country'] ?? '',
    user_referrer: stored['user_referrer'] ?? '',
    user_ip: stored['user_ip'] ?? '',
  }
}
