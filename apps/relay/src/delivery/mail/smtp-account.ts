import { LetterslotError, type Result } from '@letterslot/core'

/** The account through which mail goes out: a server, the protection of its connection, and a login. */
export interface SmtpAccount {
  readonly host: string
  readonly port: number
  /**
   * `implicit`: TLS from the first byte. `required`: STARTTLS or nothing. `local`: this computer's own server, where
   * STARTTLS is used if offered, with any certificate, since nothing leaves the machine.
   */
  readonly tls: 'implicit' | 'required' | 'local'
  readonly login?: { readonly user: string; readonly password: string }
}

/** RFC 8314, 7.3, and RFC 6409, 3.1. */
const submissionsPort = 465
const submissionPort = 587

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. User and password are percent-decoded, so an `@` in a user
 * name is written `%40`. Default ports: 587 and 465.
 */
export function parseSmtpUrl(text: string): Result<SmtpAccount, SmtpUrlError> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined) return unusableUrl('it is not a URL such as smtps://user:password@smtp.example.org')
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')
    return unusableUrl('it must begin with smtp:// or smtps://')
  if (url.hostname === '') return unusableUrl('it names no server')
  if (url.search !== '' || url.hash !== '' || !['', '/'].includes(url.pathname)) {
    return unusableUrl('it has something after the port; write an @, # or / of the password as %40, %23 or %2F')
  }
  if (url.username === '' && url.password !== '') return unusableUrl('it has a password and no user name')
  if (url.username !== '' && url.password === '') return unusableUrl('it has a user name and no password')
  const user = percentDecoded(url.username)
  const password = percentDecoded(url.password)
  if (user === undefined || password === undefined) return unusableUrl('a % in it must be written %25')
  const implicit = url.protocol === 'smtps:'
  const port = url.port === '' ? (implicit ? submissionsPort : submissionPort) : Number(url.port)
  return {
    ok: true,
    value: {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port,
      tls: implicit ? 'implicit' : loopback.test(url.hostname.toLowerCase()) ? 'local' : 'required',
      ...(user === '' ? {} : { login: { user, password } }),
    },
  }
}

/** The account as a log or page may show it: never the password. */
export function describeAccount(account: SmtpAccount): string {
  const scheme = account.tls === 'implicit' ? 'smtps' : 'smtp'
  const user = account.login === undefined ? '' : `${encodeURIComponent(account.login.user)}@`
  return `${scheme}://${user}${account.host}:${account.port}`
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function unusableUrl(reason: string): { readonly ok: false; readonly error: SmtpUrlError } {
  return { ok: false, error: new SmtpUrlError(reason) }
}

/** LETTERSLOT_SMTP_URL cannot be read. The message never repeats the URL: it holds a password. */
class SmtpUrlError extends LetterslotError {
  override readonly name = 'SmtpUrlError'
  readonly code = 'smtp-url-invalid'
  constructor(reason: string) {
    super(`LETTERSLOT_SMTP_URL cannot be used: ${reason}.`)
  }
}
