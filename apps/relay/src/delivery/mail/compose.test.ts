import { createMailRenderer, renderEmail } from '@letterslot/email'
import fc from 'fast-check'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Inbox, startInbox } from '../../inbox/inbox.ts'
import { openSqliteDatabase } from '../../store/database.ts'
import type { StoredMail } from '../../store/inbox-port.ts'
import type { AcceptedMessage } from '../../store/port.ts'
import { createSqliteInbox } from '../../store/sqlite-inbox.ts'
import { buildMail, composeMessage, encodeHeaderText } from './compose.ts'
import { type SampleChanges, sampleMessage } from './sample-message.test.fixture.ts'
import { sendMail } from './send-mail.ts'
import type { Mail } from './smtp-session.ts'
import { writeTextMail } from './text-mail.ts'

const sender = { name: 'The club', address: 'forms@club.example' }
const mails = createMailRenderer()
const builtIns = {
  user_os: '',
  user_platform: '',
  user_browser: '',
  user_version: '',
  user_country: '',
  user_referrer: '',
  user_ip: '',
}
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const store = createSqliteInbox(openSqliteDatabase(':memory:'))
let inbox: Inbox

beforeAll(async () => {
  inbox = await startInbox({ store, log: silent })
})
afterAll(() => inbox.stop())

async function compose(message: AcceptedMessage): Promise<Mail> {
  const mail = await composeMessage(message, { sender, mails })
  if (!mail.ok) throw mail.error
  return mail.value
}

/** Sends the message over SMTP and reads it back from the inbox. */
async function sendAndRead(message: AcceptedMessage): Promise<{ readonly stored: StoredMail; readonly email: Email }> {
  const outcome = await sendMail(inbox.account, await compose(message))
  if (outcome.kind !== 'accepted') throw new Error(`The inbox answered ${JSON.stringify(outcome)}`)
  const stored = store.get(outcome.answer.replace('250 Stored as ', ''))
  if (stored === undefined) throw new Error(`No mail ${outcome.answer}`)
  return { stored, email: await PostalMime.parse(stored.source) }
}

function rendered(message: AcceptedMessage) {
  const email = renderEmail(message.template, message.params, builtIns)
  if (!email.ok) throw email.error
  return email.value
}

function words(email: Pick<Email, 'subject' | 'html' | 'text'>) {
  return { subject: email.subject, html: folded(email.html), text: folded(email.text) }
}

/** Line ends of mail are CRLF, and the last line has one. */
function folded(text = ''): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
}

function withParams(params: Readonly<Record<string, string>>, changes: SampleChanges = {}): AcceptedMessage {
  const base = sampleMessage()
  return sampleMessage({ ...changes, params: { ...base.params, ...params } })
}

const headersOf = (mail: Pick<Mail, 'source'>) => {
  const text = Buffer.from(mail.source).toString('latin1')
  return text
    .slice(0, text.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')
}
const headerNames = (mail: Pick<Mail, 'source'>) => headersOf(mail).map((line) => line.slice(0, line.indexOf(':')))

const naughty = {
  'plain words': 'a plain name',
  'Latin letters': 'Zoë Ångström',
  Japanese: '日本語のお名前です、とても長いお名前なので何度も折り返されます',
  'joined emoji': '👩‍👩‍👧‍👦 family',
  'an encoded word': '=?utf-8?Q?not=20encoded?=',
  'runs of spaces': 'two  spaces   three',
  'line ends and tabs': 'line\nbreak\r\nand\ttab',
  markup: '<script>alert(1)</script> & "quotes"',
  'merge tags': '{{email}} {{{email}}}',
  dots: 'from here\n.\nonly a dot\n..\nFrom the start',
  'one long word': 'x'.repeat(3000),
  'many words': `${'wörd '.repeat(400)}end`,
}

describe('composeMessage', () => {
  it.each(Object.entries(naughty))('[S200] brings %s through SMTP as renderEmail wrote them', async (_, text) => {
    const message = withParams({ full_name: text, message: text })
    const { email } = await sendAndRead(message)
    expect(words(email)).toEqual(words(rendered(message)))
  })

  it('[S200] any words decode to what renderEmail wrote', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
        const message = withParams({ full_name: text, message: text })
        const email = await PostalMime.parse((await compose(message)).source)
        expect(words(email)).toEqual(words(rendered(message)))
      }),
      { numRuns: 100 },
    )
  }, 30_000)

  it('[S200] [S205] [S208] has the headers that nodemailer composes, the same texts, and no long line', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
      fc.constantFrom(...Object.values(naughty), '1'.repeat(80)),
    )
    const address = fc.record({
      name: text,
      address: fc.constantFrom('a@b.example', 'følge@club.example', 'a@jõgeva.example', '"a b"@c.example'),
    })
    const mail = fc.record({
      from: address,
      to: fc.array(address, { minLength: 1, maxLength: 4 }),
      cc: fc.array(address, { maxLength: 2 }),
      replyTo: fc.array(address, { maxLength: 1 }),
      subject: text.map((subject) => encodeHeaderText(subject.replace(/\p{Cc}/gu, ' '))),
      messageId: fc.constant('<1@club.example>'),
      date: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      text: text.map((body) => `${body.replace(/\r\n?/g, '\n')}\n`),
      html: text.map((body) => `<p>${body.replace(/\r\n?/g, '\n')}</p>\n`),
      boundary: fc.constant('0123456789abcdef'),
    })
    await fc.assert(
      fc.asyncProperty(mail, async (one) => {
        const [own, composed] = [writeTextMail(one).toString(), (await buildMail(structuredClone(one), [])).toString()]
        const headersIn = (mail: string) => mail.split(/\r\n\r\n|\r\n(?=--)/).filter((part) => /^(--|Auto)/.test(part))
        expect(headersIn(own)).toEqual(headersIn(composed))
        const [email, other] = [await PostalMime.parse(own), await PostalMime.parse(composed)]
        expect([email.text, email.html]).toEqual([other.text, other.html])
        const body = own.slice(own.indexOf('\r\n\r\n'))
        expect(body).not.toMatch(/[^\r]\n|\r[^\n]|[^\r\n]{77}/)
      }),
    )
  }, 30_000)

  it('[S200] prints what came several times, one by one', async () => {
    const blocks = [{ id: 'b1', kind: 'text', text: '{{#toppings}}<{{.}}>{{/toppings}}' }] as const
    const toppings = { toppings: 'ham, cheese', 'toppings.0': 'ham', 'toppings.1': 'cheese' }
    const message = withParams(toppings, { template: { blocks } })
    const { email } = await sendAndRead(message)
    expect(folded(email.text)).toContain('<ham><cheese>')
  })

  it('[S201] gives the same bytes each time', async () => {
    const [first, second] = await Promise.all([compose(sampleMessage()), compose(sampleMessage())])
    expect(Buffer.from(first.source)).toEqual(Buffer.from(second.source))
    expect(headersOf(first)).toContain('Date: Sat, 21 Nov 2026 14:02:03 +0000')
  })

  it('[S202] gives a Message-ID that tells key, submission and changed content apart', async () => {
    const messages = [
      sampleMessage(),
      sampleMessage({ id: 'other row', templateRevision: 2, acceptedAtMs: 5 }),
      sampleMessage({ keyId: 'key2' }),
      sampleMessage({ submissionId: 'another' }),
      sampleMessage({ isRepeatedId: true, contentDigest: 'changed' }),
    ]
    const ids = await Promise.all(messages.map(async (message) => (await compose(message)).messageId))
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@club\.example>$/)
    expect(ids[1]).toBe(ids[0])
    expect(new Set(ids).size).toBe(4)
  })

  it("[S203] is from the service's address, under the rendered name or else the service's", async () => {
    const named = await sendAndRead(sampleMessage())
    const unnamed = await sendAndRead(sampleMessage({ template: { fromName: '' } }))
    expect(named.email.from).toEqual({ name: 'Ada Lovelace', address: 'forms@club.example' })
    expect(unnamed.email.from).toEqual({ name: 'The club', address: 'forms@club.example' })
    expect(named.stored.from).toBe('forms@club.example')
  })

  it("[S203] has the service's address letter for letter", async () => {
    const mail = await composeMessage(sampleMessage(), { sender: { ...sender, address: 'følge@club.example' }, mails })
    expect(mail.ok && mail.value.source.toString()).toContain('<følge@club.example>')
  })

  it.each([
    ['ada@example.org', [{ name: '', address: 'ada@example.org' }]],
    ['', undefined],
    ['ada@example.org, eve@example.org', undefined],
    ['"quoted local"@example.org', undefined],
    ['Ada <ada@example.org>', undefined],
    ['ada(comment)@example.org', undefined],
    ['ada@exämple.org', undefined],
  ])('[S204] [F23] answers go to one plain address or to none: %j', async (typed, replyTo) => {
    const { email } = await sendAndRead(withParams({ email: typed }))
    expect(email.replyTo).toEqual(replyTo)
  })

  it.each([
    'Ada\r\nBcc: eve@example.org',
    'Ada\nRCPT TO:<eve@example.org>',
    'Ada\u0000\u0085\u2028Bcc: eve@example.org',
    '"Ada" <eve@example.org>, eve@example.org',
    '\u202egro.elpmaxe@eve',
  ])('[S205] [F56] a hostile value adds no header and no recipient: %j', async (text) => {
    const message = withParams({ full_name: text, email: text, message: text })
    const { stored, email } = await sendAndRead(message)
    expect(stored.to).toEqual(['maker@example.org'])
    expect(headerNames(stored)).toEqual(
      headerNames(await compose(sampleMessage())).filter((name) => name !== 'Reply-To'),
    )
    expect(email.from?.address).toBe('forms@club.example')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
    expect(email.from?.name).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/)
  })

  it.each([
    ['ASCII', 'a'],
    ['umlauts', 'ö'],
    ['Chinese', '漢'],
    ['emoji', '😀'],
  ])(
    '[S206] [F56] a subject of 5000 %s is cut at 998 octets after encoding, and whole in the body',
    async (_, unit) => {
      const name = unit.repeat(5000 / unit.length)
      const { stored, email } = await sendAndRead(withParams({ full_name: name }, { template: { blocks: [] } }))
      const subject = headersOf(stored).find((line) => line.startsWith('Subject: ')) ?? ''
      expect(subject.length).toBeGreaterThan(300)
      expect(subject.length).toBeLessThanOrEqual(998)
      expect(folded(email.text)).toContain(name)
      expect(folded(email.html)).toContain(name)
    },
  )

  it('[S207] keeps blind copies out of the headers and in the envelope', async () => {
    const template = { to: ['a@example.org'], cc: ['b@example.org'], bcc: ['c@example.org'] }
    const { stored, email } = await sendAndRead(sampleMessage({ template }))
    expect(stored.to).toEqual(['a@example.org', 'b@example.org', 'c@example.org'])
    expect({ to: email.to, cc: email.cc, bcc: email.bcc }).toEqual({
      to: [{ name: '', address: 'a@example.org' }],
      cc: [{ name: '', address: 'b@example.org' }],
      bcc: undefined,
    })
  })

  it('[S208] has exactly the headers that a mail by a program needs', async () => {
    const mail = await compose(sampleMessage())
    expect(headerNames(mail).sort()).toEqual(
      [
        'Auto-Submitted',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Reply-To',
        'Subject',
        'To',
      ].sort(),
    )
    expect(headersOf(mail)).toContain('Auto-Submitted: auto-generated')
  })

  it("[S209] [F57] [F58] refuses a visitor's address as recipient without the template's leave", async () => {
    const mail = await composeMessage(sampleMessage({ template: { to: ['{{email}}'] } }), { sender, mails })
    expect(mail).toMatchObject({ ok: false, error: { code: 'recipient-from-visitor' } })
  })
})
