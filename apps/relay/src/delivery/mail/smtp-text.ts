import type { SmtpAccount } from './smtp-account.ts'
import type { ServerBlockCause, SmtpFault } from './smtp-verdict.ts'

const maxAnswerLength = 400

/** The server's reply on one line; without a reply, our own sentence for the fault. */
export function replyText(fault: SmtpFault, account: SmtpAccount): string {
  return fault.response === undefined ? faultText(fault, account) : printableLine(fault.response)
}

/** A reply as one printable line of bounded length: it goes into logs, pages and answers of the management API. */
export function printableLine(reply: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a server's reply may hold any.
  const line = reply.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
  return line.length > maxAnswerLength ? `${line.slice(0, maxAnswerLength - 1)}…` : line
}

function faultText(fault: SmtpFault, account: SmtpAccount): string {
  const server = `${account.host}:${account.port}`
  switch (fault.originalCode ?? fault.code) {
    case 'ECONNREFUSED':
      return `Nothing listens at ${server}.`
    case 'ENOTFOUND':
    case 'EDNS':
      return `There is no server named ${account.host}.`
    case 'ETIMEDOUT':
      return `${server} did not answer in time.`
    case 'ECONNRESET':
    case 'ECONNECTION':
      return `${server} closed the connection.`
    case 'EMESSAGE':
      return `The mail is larger than ${server} takes: ${/\d+/.exec(fault.message)?.[0] ?? '?'} bytes.`
    default:
      return printableLine(fault.message)
  }
}

/** The alarm of a service whose account is not set. */
export function missingAccountAlarm(serviceId: string): string {
  return `The service ${JSON.stringify(serviceId)} sends through LETTERSLOT_SMTP_URL, which is not set. Set it and start the relay again, or let the service use the test inbox.`
}

/** The alarm of a service whose server is out: no message is to blame, and none fails by it. */
export function outageAlarm(account: SmtpAccount, answer: string): string {
  return `${account.host}:${account.port} takes no mail at the moment, so all of it waits; it goes out as soon as one message gets through. ${answer}`
}

/** The alarm of a service whose server can be reached, and defers every mail. */
export function stuckAlarm(account: SmtpAccount, answer: string): string {
  return `${account.host}:${account.port} puts off what it is given, and no message has got through for a while. Nothing is given up; each is tried again every hour. It said: ${answer}`
}

/** The alarm of a paused service: the cause, and the setting to correct. */
export function blockAlarm(cause: ServerBlockCause, account: SmtpAccount, answer: string): string {
  const server = `${account.host}:${account.port}`
  switch (cause) {
    case 'login':
      return `${server} does not take the user name and password. Correct LETTERSLOT_SMTP_URL. It said: ${answer}`
    case 'encryption':
      return `${server} offers no encrypted connection, and nothing is sent in the clear. It said: ${answer}`
    case 'certificate':
      return `The certificate of ${server} cannot be trusted, so nothing is sent. ${answer}`
    case 'sender':
      return `${server} does not let this account send from the service's address. Correct LETTERSLOT_FROM. It said: ${answer}`
  }
}
