import { LetterslotError } from '@letterslot/core'

/** LETTERSLOT_SMTP_URL cannot be read. The message never repeats the URL: it holds a password. */
export class SmtpUrlError extends LetterslotError {
  override readonly name = 'SmtpUrlError'
  readonly code = 'smtp-url-invalid'
  constructor(reason: string) {
    super(`LETTERSLOT_SMTP_URL cannot be used: ${reason}.`)
  }
}
