import type { Delivery, Form, Look } from '@letterslot/core'
import { checkContract, type EmailTemplate } from '@letterslot/email'
import { describe, expect, it } from 'vitest'
import { shownRatio } from '../../domain/look/measure-contrast.ts'
import { themeOf } from '../../domain/look/themes.ts'
import { allowOrigin, managedRelay } from '../../domain/sending/allow-origin.ts'
import { findingText } from '../../domain/texts/look.ts'
import { checkText } from '../../domain/texts/publish.ts'
import { brandConnectionId } from '../../model/connection.ts'
import type { Tone } from '../../ui/Pill.tsx'
import { signUpForm, signUpMail } from '../email/mail.test.fixture.ts'
import type { ContrastCheck } from './contrast-check.ts'
import { failureMessage } from './PublishStep.tsx'
import {
  checkPublish,
  describeTrouble,
  firstToSettle,
  isLocalOrigin,
  openChecks,
  type PublishFacts,
  publishHeadline,
  siteOrigin,
} from './publish-checks.ts'

const delivery: Delivery = {
  origin: 'https://api.emailjs.com',
  publicKey: 'pk_1',
  serviceId: 'service_1',
  templateId: 'template_1',
  fallback: { email: 'hello@example.org' },
}
const formWith = (changes: Partial<Delivery>): Form => ({ ...signUpForm(), delivery: { ...delivery, ...changes } })
interface Facts extends Partial<Omit<PublishFacts, 'findings'>> {
  readonly email?: EmailTemplate
}
const check = ({ email = signUpMail(), ...facts }: Facts = {}) => {
  const whole = { form: formWith({}), connectionKind: 'emailjs', site: '', ...facts } as const
  const findings = whole.connectionKind === 'emailjs' ? [] : checkContract(whole.form, email)
  return checkPublish({ ...whole, findings })
}

describe('what weighs less', () => {
  const finding = { code: 'field-not-in-mail', place: '/blocks', name: 'phone' } as const
  const withSeverity = (severity: 'error' | 'warning' | 'info') =>
    checkPublish({ form: formWith({}), connectionKind: 'relay', site: '', findings: [{ ...finding, severity }] })

  it.each([
    ['error', ['mail'], 0],
    ['warning', [], 1],
    ['info', [], 0],
  ] as const)('[T453] [T682] a finding of severity %s holds up %j, and %i is told besides', (severity, open, told) => {
    const checks = withSeverity(severity)
    expect(openChecks(checks)).toEqual(open)
    expect(checks.mail.advice).toHaveLength(told)
  })
})

describe('the colours', () => {
  const kiln = themeOf('kiln').tokens
  const withLook = (look: Look) => check({ form: { ...formWith({}), look } })
  const pale: Look = { theme: 'kiln', tokens: { ...kiln, 'color.action': ['#c96f4a', '#e8986d'] } }

  it('[T683] are those of the form’s look, in the schemes in which it is seen', () => {
    const lowest = ({ contrast }: { contrast: ContrastCheck }) =>
      checkText.contrast.detail(shownRatio(contrast.lowest).toFixed(1), contrast)
    expect(lowest(check())).toBe('lowest 4.8 to 1, in light and in dark')
    expect(lowest(withLook({ tokens: kiln, scheme: 'dark' }))).toBe('lowest 6.5 to 1, in dark')
    const plain = lowest(withLook({ tokens: themeOf('plain').tokens }))
    expect(plain).toBe('lowest 5.7 to 1, in light and in dark; your page’s colours are not checked here')
  })

  it('[T1239] hold publishing up where a pair cannot be read, and say which', () => {
    const checks = withLook(pale)
    expect(openChecks(checks)).toEqual(['contrast'])
    expect(firstToSettle('contrast', checks)).toBe('Mend the colours first')
    expect(checks.contrast.findings.map(findingText)).toEqual([
      'Words on the Send button, light: 3.5 to 1; words need 4.5.',
    ])
    // What is never seen holds nothing up, nor does what falls short of AAA alone.
    expect(openChecks(withLook({ ...pale, scheme: 'dark' }))).toEqual([])
    const { tokens } = themeOf('contrast')
    const short: Look = { theme: 'contrast', tokens: { ...tokens, 'color.action': ['#2a5db0', '#ffe14d'] } }
    expect(openChecks(withLook(short))).toEqual([])
  })
})

describe('where a form sends', () => {
  it('[T450] a form on EmailJS with all its ids can go out', () => {
    expect(openChecks(check())).toEqual([])
  })

  it.each([
    ['none', undefined, { origin: '' }, 'Not connected: visitors’ answers would reach nobody.'],
    [
      'test-inbox',
      'test-inbox',
      { origin: 'http://localhost:4400' },
      'Sends to the test inbox on this computer; your visitors cannot reach it.',
    ],
    ['practice', 'practice', { origin: '' }, 'Sends within this page; your visitors cannot reach it.'],
    [
      'relay-here',
      'relay',
      { origin: 'http://localhost:8025' },
      'Sends to a relay on this computer (localhost:8025); your visitors cannot reach it.',
    ],
    ['incomplete', 'emailjs', { templateId: '' }, 'The connection is not whole: an address or an id is missing.'],
  ] as const)('[T450] %s is refused, in words', (trouble, connectionKind, changes, words) => {
    const checks = check({ form: formWith(changes), connectionKind })
    expect(checks.destination).toEqual({ id: 'destination', isSettled: false, trouble })
    expect(describeTrouble(trouble, formWith(changes).delivery?.origin ?? '').title).toBe(words)
    expect(firstToSettle('destination', checks)).toMatch(/ first$/)
  })

  it.each([
    ['https://api.emailjs.com', []],
    ['https://forms.example.org', []],
    ['http://127.0.0.1:4400', ['destination']],
  ])('[T450] a form that came with its own delivery to %s is judged by that', (origin, open) => {
    expect(openChecks(check({ form: formWith({ origin }), connectionKind: undefined }))).toEqual(open)
  })

  it.each([
    ['http://localhost:4400', true],
    ['http://studio.localhost', true],
    ['http://127.0.0.1', true],
    ['http://127.1.2.3:80', true],
    ['http://[::1]:4400', true],
    ['http://0.0.0.0:4400', true],
    ['https://localhost.example.org', false],
    ['https://127.example.org', false],
    ['https://forms.example.org', false],
    ['', false],
  ])('[T450] %s leads to this computer: %s', (origin, isHere) => {
    expect(isLocalOrigin(origin)).toBe(isHere)
  })
})

describe('the other way to reach the maker', () => {
  it.each([
    [undefined, { isMissing: true }],
    [{}, { isMissing: true }],
    [{ phone: '+41 44 123' }, { isSettled: true }],
    [{ url: 'https://example.org/contact' }, { isSettled: true }],
    [{ email: 'me at home' }, { badEmail: true }],
    [{ email: 'a@example.org', url: 'javascript:alert(1)' }, { badUrl: true }],
    [{ email: 'a@example.org', url: 'example.org' }, { badUrl: true }],
  ])('[T451] %o', (fallback, facts) => {
    const { fallback: _, ...rest } = delivery
    const form = { ...signUpForm(), delivery: { ...rest, ...(fallback && { fallback }) } }
    expect(check({ form }).fallback).toEqual({
      id: 'fallback',
      isSettled: false,
      isMissing: false,
      badEmail: false,
      badUrl: false,
      ...facts,
    })
  })

  it('[T462] is what visitors would read, in their own texts', () => {
    const form = {
      ...formWith({ fallback: { email: 'a@example.org', url: 'https://example.org/x' } }),
      maker: 'ann & co',
    }
    expect(failureMessage(form)).toEqual({
      heading: 'Not delivered yet',
      text: 'Ann & co cannot receive this form at the moment. This is not your fault.',
      reach: 'Reach ann & co another way:',
      ownMail: 'Send from my own mail',
      link: 'example.org/x',
    })
  })

  it('[T462] promises no other way where the form names none', () => {
    expect(Object.keys(failureMessage(formWith({ fallback: {} })))).toEqual(['heading', 'text'])
  })
})

describe('form, mail and site', () => {
  it('[T452] a faulty draft is held up, its delivery apart', () => {
    const [page] = signUpForm().pages
    if (!page) throw new Error('There is no page.')
    const fields = page.fields.map((field, index) => (index === 0 ? { ...field, name: 'user_id' } : field))
    const checks = check({ form: { ...formWith({ origin: '', publicKey: '' }), pages: [{ ...page, fields }] } })
    expect(checks.form.faults.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/pages/0/fields/0/name', 'reserved-name'],
    ])
  })

  it('[T576] a note of late messages at the end of nothing that is sent is named', () => {
    expect(check({ form: formWith({ noteIn: 'gone' }) }).form.faults.map(({ message }) => message)).toEqual([
      '“gone” is not the parameter of a text that this form sends.',
    ])
    expect(openChecks(check({ form: formWith({ noteIn: 'notes' }) }))).toEqual([])
  })

  it('[T453] what must be settled in the mail holds it up, but with EmailJS, whose template we cannot see', () => {
    const email = signUpMail({ to: [] })
    const form = formWith({ origin: 'https://forms.example.org' })
    expect(openChecks(check({ form, email, connectionKind: 'relay' }))).toEqual(['mail'])
    expect(openChecks(check({ email }))).toEqual([])
  })

  it.each([
    ['https://www.example.org/contact?x#y', 'https://www.example.org'],
    ['www.example.org', 'https://www.example.org'],
    ['example.org:8443/x', 'https://example.org:8443'],
    ['http://example.org', 'http://example.org'],
    ['localhost:4400', 'https://localhost:4400'],
    ['javascript:alert(1)', undefined],
    ['mailto:a@example.org', undefined],
    ['my site', undefined],
    ['', undefined],
  ])('[T454] the site %o has the origin %o', (typed, origin) => {
    expect(siteOrigin(typed)).toBe(origin)
  })

  it('[T454] the site may be left open, but not be wrong', () => {
    expect([openChecks(check({ site: '' })), openChecks(check({ site: 'my site' }))]).toEqual([[], ['site']])
  })

  it.each<readonly [readonly Tone[], string]>([
    [['ok', 'neutral', 'ok'], 'Everything is settled. It can go out.'],
    [['ok', 'wait'], 'It can go out. One thing to look at first'],
    [['wait', 'neutral', 'wait'], 'It can go out. Two things to look at first'],
    [['bad', 'wait', 'ok'], 'One thing to settle before this can reach you'],
    [['bad', 'bad'], 'Two things to settle before this can reach you'],
    [['bad', 'bad', 'bad', 'bad', 'bad'], 'Five things to settle before this can reach you'],
  ])('[T455][T910][F80] above %j the headline is “%s”', (tones, headline) => {
    expect(publishHeadline(tones.map((tone) => ({ tone, count: 1 })))).toBe(headline)
  })

  it('[T455][T1212] it counts what the rows count: their findings, where they say how many', () => {
    const [settled, findings] = [
      { tone: 'ok', count: 1 },
      { tone: 'wait', count: 2 },
    ] as const
    expect(publishHeadline([settled, findings])).toBe('It can go out. Two things to look at first')
    expect(publishHeadline([findings, { tone: 'bad', count: 3 }, { tone: 'bad', count: 1 }])).toBe(
      'Four things to settle before this can reach you',
    )
  })
})

describe('a relay that serves the studio', () => {
  const connection = {
    kind: 'relay',
    id: brandConnectionId('c1'),
    name: 'Your own relay',
    origin: 'https://forms.example.org',
    publicKey: 'pk_1',
    serviceId: 's',
    templateId: 't',
    privateKey: 'secret',
  } as const
  const keys = {
    items: [{ id: 'k1', name: 'A site', kind: 'public', publicKey: 'pk_1', origins: ['https://a.example'] }],
  }

  it('[T463] is managed from its own studio only, and only with a private key', () => {
    const { privateKey: _, ...without } = connection
    expect(managedRelay(connection, 'https://forms.example.org')).toEqual({ publicKey: 'pk_1', privateKey: 'secret' })
    expect(managedRelay(connection, 'https://elsewhere.example')).toBeUndefined()
    expect(managedRelay(without, 'https://forms.example.org')).toBeUndefined()
  })

  it('[T463] gets the site added to the origins of the form’s key', async () => {
    const calls: unknown[] = []
    await allowOrigin({ publicKey: 'pk_1', privateKey: 'secret' }, 'https://b.example', async (url, init) => {
      calls.push([init?.method, url, typeof init?.body === 'string' ? JSON.parse(init.body) : undefined])
      return Response.json(keys)
    })
    expect(calls).toEqual([
      ['GET', '/api/v1/keys', undefined],
      ['POST', '/api/v1/keys', { id: 'k1', origins: ['https://a.example', 'https://b.example'] }],
    ])
  })

  it('[T463] says so when it does not know the key', async () => {
    const relay = { publicKey: 'pk_other', privateKey: 'secret' }
    await expect(allowOrigin(relay, 'https://b.example', async () => Response.json(keys))).rejects.toMatchObject({
      status: 404,
    })
  })
})
