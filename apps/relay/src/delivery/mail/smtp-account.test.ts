import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeAccount, parseSmtpUrl } from './smtp-account.ts'

describe('parseSmtpUrl', () => {
  it.each([
    [
      'smtps://maker%40example.org:pa%2Fss%23@smtp.example.org',
      {
        host: 'smtp.example.org',
        port: 465,
        tls: 'implicit',
        login: { user: 'maker@example.org', password: 'pa/ss#' },
      },
    ],
    ['smtp://smtp.example.org', { host: 'smtp.example.org', port: 587, tls: 'required' }],
    ['smtp://smtp.example.org:2525', { host: 'smtp.example.org', port: 2525, tls: 'required' }],
    ['smtp://localhost:1025', { host: 'localhost', port: 1025, tls: 'local' }],
    ['smtp://127.0.0.1:25', { host: '127.0.0.1', port: 25, tls: 'local' }],
    ['smtp://[::1]:25', { host: '::1', port: 25, tls: 'local' }],
    ['smtp://localhost.example.org', { host: 'localhost.example.org', port: 587, tls: 'required' }],
  ])('[S210] reads %s', (text, account) => {
    expect(parseSmtpUrl(text)).toEqual({ ok: true, value: account })
  })

  it.each([
    'smtp.example.org',
    'https://smtp.example.org',
    'smtp://',
    'smtps://user@smtp.example.org',
    'smtps://:secretword@smtp.example.org',
    'smtps://user:secretword%@smtp.example.org',
    'smtps://user:secret#word@smtp.example.org',
    'smtps://user:secretword@smtp.example.org/path',
    'smtps://user:secretword@smtp.example.org?secure=no',
  ])('[S211] refuses %s and never repeats it', (text) => {
    const result = parseSmtpUrl(text)
    expect(result).toMatchObject({ ok: false, error: { code: 'smtp-url-invalid' } })
    expect(result.ok ? '' : result.error.message).not.toMatch(/secret/)
  })

  it('[S211] never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => parseSmtpUrl(`smtps://${text}`).ok !== undefined))
  })

  it('[S211] describes an account without its password', () => {
    const parsed = parseSmtpUrl('smtps://maker%40example.org:secretword@smtp.example.org')
    expect(parsed.ok && describeAccount(parsed.value)).toBe('smtps://maker%40example.org@smtp.example.org:465')
  })
})
