import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../../../scripts/any-character.ts'
import { parseAddress } from '../index.ts'
import { mailOf, refusalOf, templateWith } from './mail.test.fixture.ts'

const params = { full_name: 'Ada', email: 'ada@example.org', message: 'Hello' }

/** Returns the length of one character in an encoded word of RFC 2047: in Q (section 4.2) and, as bytes to encode, in B. */
function octetsInQ(character: string): number {
  return /^[A-Za-z0-9 ]$/.test(character) ? 1 : new TextEncoder().encode(character).length * 3
}
function octetsInB(character: string): number {
  return new TextEncoder().encode(character).length
}

/** The length of a Subject header, unfolded, in encoded words that hold whole characters and at most `room` octets each. */
function encodedLength(subject: string, room: number, octetsOf: (character: string) => number): number {
  const words = [0]
  for (const character of subject) {
    const octets = octetsOf(character)
    if ((words.at(-1) ?? 0) + octets > room) words.push(0)
    words.push((words.pop() ?? 0) + octets)
  }
  const frames = words.length * '=?UTF-8?Q? ?='.length
  const octets = words.reduce((sum, word) => sum + (octetsOf === octetsInB ? Math.ceil(word / 3) * 4 : word), 0)
  return 'Subject:'.length + frames + octets
}

/** The longest that a composer may make of a subject: plain, or in the worse of the two encodings with short words. */
function subjectOctets(subject: string): number {
  if (/^[\x20-\x7e]*$/.test(subject) && !/ {2}|=\?/.test(subject)) return 'Subject: '.length + subject.length
  return Math.max(encodedLength(subject, 52, octetsInQ), encodedLength(subject, 39, octetsInB))
}

describe('header texts', () => {
  it.each([
    ['Ada\r\nBcc: victim@example.net', 'Ada Bcc: victim@example.net'],
    ['Ada\u0000\u0007Lovelace', 'Ada Lovelace'],
    ['Ada\u0085\u2028\u2029Lovelace', 'Ada Lovelace'],
    ['\u202egpj.exe\u202c Ada \u2066x\u2069', 'gpj.exe Ada x'],
    ['  Ada\n', 'Ada'],
  ])('[E40 F56] writes %j on one line', (typed, shown) => {
    const mail = mailOf(templateWith({ subject: '{{full_name}}' }), { ...params, full_name: typed })
    expect({ subject: mail.subject, fromName: mail.fromName, to: mail.to }).toEqual({
      subject: shown,
      fromName: shown,
      to: ['you@example.org'],
    })
  })

  it('[E40 F56] never holds a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (typed) => {
        const { subject, fromName, replyTo } = mailOf(templateWith(), { full_name: typed, email: typed })
        expect(`${subject}${fromName}${replyTo}`).not.toMatch(/\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })

  it.each([
    ['ASCII', 'a'],
    ['ASCII with runs of spaces', 'a  b.'],
    ['text that reads as encoded already', '=?UTF-8?Q?a?='],
    ['accents', 'é'],
    ['every other letter an accent', 'éa'],
    ['punctuation in an accented text', '=?_=?_=?_é'],
    ['Japanese', '日本語'],
    ['emoji', '😀'],
    ['ASCII with one emoji in twenty', `${'abc def '.repeat(3)}😀`],
  ])('[E41 F56] fits a long subject of %s in 998 octets and says all of it in the body', (_name, letters) => {
    const whole = letters.repeat(5000 / letters.length)
    const { subject, text, html } = mailOf(templateWith({ subject: '{{message}}' }), { ...params, message: whole })
    expect(subjectOctets(subject)).toBeLessThanOrEqual(998)
    expect(subjectOctets(subject)).toBeGreaterThan(300)
    expect(whole.startsWith(subject)).toBe(true)
    expect(subject.isWellFormed()).toBe(true)
    expect(text).toContain(`Subject in full: ${whole}`)
    expect(html).toContain(`Subject in full: ${whole}`)
  })

  it('[E41] leaves a subject that fits alone', () => {
    const mail = mailOf(templateWith(), params)
    expect(mail.subject).toBe('Write to us: Ada')
    expect(mail.text).not.toContain('Subject in full')
  })
})

describe('addresses', () => {
  it.each([
    'ada@example.org',
    "o'brien+tag@mail.example.org",
    'a@localhost',
    'a.b_c-d@sub-domain.example',
    '.dots..allowed.@example.org',
    `${'a'.repeat(64)}@example.org`,
  ])('[E48 F23] takes %s', (text) => {
    expect(parseAddress(text)).toBe(text)
  })

  it('[E96] [F71] reads no more of a text than an address and the blanks around it may be', () => {
    const blanks = ' '.repeat(450)
    expect(parseAddress(`${blanks}ada@example.org\t${blanks}`)).toBe('ada@example.org')
    expect(parseAddress(`data:${' '.repeat(150_000)}b`)).toBeUndefined()
    expect(parseAddress(`ada@example.org${' '.repeat(1000)}`)).toBeUndefined()
    expect(parseAddress(' '.repeat(1000))).toBeUndefined()
  })

  it('[E48] drops spaces around an address, as a browser does', () => {
    expect(parseAddress(' \tada@example.org ')).toBe('ada@example.org')
  })

  it.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'ada@example.org,eve@example.net',
    'ada@example.org eve@example.net',
    'Ada <ada@example.org>',
    '<ada@example.org>',
    '"ada lovelace"@example.org',
    'ada(comment)@example.org',
    'ada@[127.0.0.1]',
    'ada@exämple.org',
    'ädä@example.org',
    'ada@-example.org',
    'ada@example..org',
    'ada@example.org\n',
    'ada@example.org\r\nRCPT TO:<eve@example.net>',
    'ada\u0000@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'example.'.repeat(40)}org`,
  ])('[E48 F23 F56] refuses %j', (text) => {
    expect(parseAddress(text)).toBeUndefined()
  })

  it('[E48] gives one address without space, comma or control character, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.emailAddress()), (text) => {
        expect(parseAddress(text) ?? 'a@b').toMatch(/^[^\s,;<>()"\p{Cc}]+@[a-zA-Z0-9.-]+$/u)
      }),
    )
  })

  it.each([
    ['ada@example.org', 'ada@example.org'],
    ['not an address', ''],
    ['ada@example.org, eve@example.net', ''],
    ['"quoted"@example.org', ''],
    ['ada@example.org\r\nBcc: eve@example.net', ''],
    ['', ''],
  ])('[E42 F23] answers %j go to %j', (email, replyTo) => {
    expect(mailOf(templateWith(), { ...params, email }).replyTo).toBe(replyTo)
  })

  it.each(['to', 'cc', 'bcc'] as const)('[E43 F57] refuses a visitor’s recipient in %s without leave', (role) => {
    const template = templateWith({ [role]: ['you@example.org', '{{email}}'] })
    expect(refusalOf(template, params)).toEqual({ code: 'recipient-from-visitor', place: `/${role}/1` })
  })

  it('[E43 F57] takes a visitor’s recipient with leave: one plain address', () => {
    const template = templateWith({ to: ['{{email}}'], bcc: ['you@example.org'], visitorRecipients: true })
    const { to, cc, bcc } = mailOf(template, params)
    expect({ to, cc, bcc }).toEqual({ to: ['ada@example.org'], cc: [], bcc: ['you@example.org'] })
    expect(refusalOf(template, { email: 'ada@example.org,eve@example.net' })).toEqual({
      code: 'recipient-invalid',
      place: '/to/0',
    })
  })

  it.each(['you', 'You <you@example.org>', 'you@example.org, me@example.org', 'you@example.org\nme@example.org'])(
    '[E44] refuses the fixed recipient %j',
    (text) => {
      const template = templateWith({ cc: ['me@example.org', text] })
      expect(refusalOf(template, params)).toEqual({ code: 'recipient-invalid', place: '/cc/1' })
    },
  )

  it('[E45] sends to the maker when the visitor mistyped their own address', () => {
    const template = templateWith({ to: ['you@example.org', '{{email}}'], visitorRecipients: true })
    expect(mailOf(template, { ...params, email: 'ada at example' }).to).toEqual(['you@example.org'])
  })

  it.each([[[]], [['']], [[' ']], [['{{nobody}}']]])('[E46] refuses a mail to %j', (to) => {
    expect(refusalOf(templateWith({ to, visitorRecipients: true }), params)).toEqual({
      code: 'recipient-empty',
      place: '/to',
    })
  })

  it('[E47] names nobody twice', () => {
    const template = templateWith({
      to: ['you@example.org', 'You@Example.org'],
      cc: ['you@example.org', 'me@example.org'],
      bcc: ['me@example.org'],
    })
    const { to, cc, bcc } = mailOf(template, params)
    expect({ to, cc, bcc }).toEqual({ to: ['you@example.org'], cc: ['me@example.org'], bcc: [] })
  })
})
