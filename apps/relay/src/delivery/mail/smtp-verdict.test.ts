import { describe, expect, it } from 'vitest'
import { judgeFault, type SmtpFault } from './smtp-verdict.ts'

/** A reply to a command, as nodemailer reports it. */
function reply(code: string, command: string, response: string): SmtpFault {
  return { message: 'x', code, command, response, responseCode: Number(response.slice(0, 3)) }
}

/** A fault of the connection, with the code of the system or of OpenSSL. */
function broken(originalCode: string, code = 'ESOCKET'): SmtpFault {
  return { message: 'x', code, originalCode }
}

describe('verdictOf', () => {
  it.each([
    ['a greylist', reply('EENVELOPE', 'RCPT TO', '451 4.7.1 Greylisted')],
    ['a full mailbox', reply('EENVELOPE', 'RCPT TO', '452 4.2.2 Full')],
    ['a server that closes', reply('ECONNECTION', 'CONN', '421 Closing')],
    ['a refused connection', broken('ECONNREFUSED')],
    ['silence', { message: 'x', code: 'ETIMEDOUT' }],
    ['an unknown host', { message: 'x', code: 'EDNS' }],
    ['a block list at the door', reply('EPROTOCOL', 'CONN', '554 No SMTP service here')],
    ['a conversation out of step', reply('EENVELOPE', 'DATA', '503 Bad sequence')],
  ])('[S220] [F62] tries again after %s', (_, fault) => {
    expect(judgeFault(fault)).toEqual({ kind: 'later' })
  })

  it.each([
    ['an unknown mailbox', reply('EENVELOPE', 'RCPT TO', '550 5.1.1 No such user')],
    ['a refused text', reply('EMESSAGE', 'DATA', '554 5.7.1 Spam')],
  ])('[S222] takes %s for final', (_, fault) => {
    expect(judgeFault(fault)).toEqual({ kind: 'refused' })
  })

  it.each([
    ['552 at MAIL FROM', reply('EENVELOPE', 'MAIL FROM', '552 Too big')],
    ['5.3.4 at MAIL FROM', reply('EENVELOPE', 'MAIL FROM', '550 5.3.4 Too big')],
    ['552 after DATA', reply('EMESSAGE', 'DATA', '552 Too big')],
    ['a mail over the advertised SIZE', { message: 'x', code: 'EMESSAGE', command: 'MAIL FROM' }],
  ])('[S229] [F67] takes %s for final', (_, fault) => {
    expect(judgeFault(fault)).toEqual({ kind: 'refused' })
  })

  it.each([
    ['a used-up sending quota', reply('EENVELOPE', 'RCPT TO', '550 5.4.5 Daily sending quota exceeded')],
    ['a login that is busy', reply('EAUTH', 'AUTH PLAIN', '454 4.7.0 Temporary authentication failure')],
  ])('[S230] tries again after %s', (_, fault) => {
    expect(judgeFault(fault)).toEqual({ kind: 'later' })
  })

  it.each([
    ['a wrong password', 'login', reply('EAUTH', 'AUTH PLAIN', '535 5.7.8 Bad credentials')],
    ['a missing login', 'login', reply('EENVELOPE', 'MAIL FROM', '530 5.7.0 Login first')],
    ['a server without login', 'login', { message: 'x', code: 'EAUTH' }],
    ["somebody else's sender address", 'sender', reply('EENVELOPE', 'MAIL FROM', '553 5.7.1 Not yours')],
    ['an expired certificate', 'certificate', broken('CERT_HAS_EXPIRED')],
    ['a self-signed certificate', 'certificate', broken('DEPTH_ZERO_SELF_SIGNED_CERT')],
    ['an unknown issuer', 'certificate', broken('UNABLE_TO_VERIFY_LEAF_SIGNATURE')],
    ["another host's certificate", 'certificate', broken('ERR_TLS_CERT_ALTNAME_INVALID')],
    ['a server that speaks no TLS', 'encryption', broken('ERR_SSL_WRONG_VERSION_NUMBER')],
    ['STARTTLS refused', 'encryption', reply('ETLS', 'STARTTLS', '502 Not here')],
  ])('[S225] [F64] blames the service for %s', (_, cause, fault) => {
    expect(judgeFault(fault)).toEqual({ kind: 'blocked', cause })
  })
})
