import { composeMail, type Sender } from './compose.ts'
import { type DeliverOptions, deliver, type SmtpOutcome } from './deliver.ts'
import { messageIdFrom } from './message-id.ts'
import type { SmtpAccount } from './smtp-account.ts'
import { alarmOf } from './smtp-words.ts'

/** What a test mail needs. */
export interface SendTestOptions extends Pick<DeliverOptions, 'timeouts' | 'onLine'> {
  readonly account: SmtpAccount
  readonly from: Sender
  /** One plain address. */
  readonly to: string
  readonly nowMs?: () => number
}

/** How a test mail went: one sentence for a person, and the outcome as it is. */
export interface SendTestResult {
  readonly ok: boolean
  readonly summary: string
  readonly outcome: SmtpOutcome
}

/**
 * Sends one small mail the way every mail goes, at once and not through the queue. `onLine` hears the conversation,
 * secrets masked. Never throws on what a server does.
 */
export async function sendTest(options: SendTestOptions): Promise<SendTestResult> {
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
  const outcome = await deliver(account, mail, options)
  return { ok: outcome.kind === 'accepted', summary: summaryOf(outcome, account, to), outcome }
}

function summaryOf(outcome: SmtpOutcome, account: SmtpAccount, to: string): string {
  switch (outcome.kind) {
    case 'accepted':
      return `${account.host} took the mail for ${to}. It said: ${outcome.answer}`
    case 'later':
    case 'unreachable':
      return `Not sent for now; a form's mail would be tried again. ${outcome.answer}`
    case 'refused':
      return `${account.host} refused the mail for ${to}. It said: ${outcome.answer}`
    case 'blocked':
      return alarmOf(outcome.cause, account, outcome.answer)
    case 'aborted':
      return 'Stopped before anything was sent.'
  }
}
