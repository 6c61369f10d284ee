import { composeMail, type MailSender, messageIdFrom } from './compose.ts'
import { type SendMailOptions, type SmtpOutcome, sendMail } from './send-mail.ts'
import type { SmtpAccount } from './smtp-account.ts'
import { blockAlarm } from './smtp-verdict.ts'

/** The account, the addresses and the clock of a test mail. */
export interface SendTestOptions extends Pick<SendMailOptions, 'timeouts' | 'onLine'> {
  readonly account: SmtpAccount
  readonly from: MailSender
  /** One plain address. */
  readonly to: string
  readonly nowMs?: () => number
}

/** The result of a test mail: one sentence for the maker, and the outcome itself. */
export interface SendTestResult {
  readonly ok: boolean
  readonly summary: string
  readonly outcome: SmtpOutcome
}

/**
 * Sends one small mail as the sender would, at once and not through the queue. `onLine` gets the conversation, secrets
 * masked. Never throws on what a server does.
 */
export async function sendTestMail(options: SendTestOptions): Promise<SendTestResult> {
  const { account, from, to, nowMs = Date.now } = options
  const dateMs = nowMs()
  const text = `This is a test from your Letterslot relay, sent through ${account.host}.\nIf you can read it, mail goes out.`
  const mail = await composeMail(
    {
      to: [to],
      cc: [],
      bcc: [],
      replyTo: '',
      fromName: from.name,
      subject: 'Letterslot test: mail goes out',
      text,
      html: `<!doctype html><html lang="en"><title>Letterslot test</title><p>${text.replace('\n', '<br>')}</p></html>`,
    },
    { sender: from, messageId: messageIdFrom(['send-test', to, String(dateMs)], from.address), dateMs },
  )
  const outcome = await sendMail(account, mail, options)
  return { ok: outcome.kind === 'accepted', summary: testSummary(outcome, account, to), outcome }
}

function testSummary(outcome: SmtpOutcome, account: SmtpAccount, to: string): string {
  switch (outcome.kind) {
    case 'accepted':
      return `${account.host} took the mail for ${to}. It said: ${outcome.answer}`
    case 'later':
    case 'unreachable':
    case 'crowded':
      return `Not sent for now; a form's mail would be tried again. ${outcome.answer}`
    case 'refused':
      return `${account.host} refused the mail for ${to}. It said: ${outcome.answer}`
    case 'blocked':
      return blockAlarm(outcome.cause, account, outcome.answer)
    case 'aborted':
      return 'Stopped before anything was sent.'
  }
}
