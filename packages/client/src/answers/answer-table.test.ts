import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnswerCode, readAnswer } from '../answer.ts'
import { type Disposition, dispositions } from '../outbox/disposition.ts'
import type { AttemptCode } from '../outbox/outcome.ts'
import { sendErrorCodes } from '../send-error.ts'
import { type AnswerClass, answerTable, explainAnswer } from './index.ts'

const codes: readonly AttemptCode[] = [...sendErrorCodes, 'accepted', 'unclear-answer', 'interrupted', 'unknown']
const relay = 'https://relay.example.org'

const answerCodes: ReadonlySet<string> = new Set<AnswerCode>([
  'accepted',
  'unclear-answer',
  'rate-limited',
  'provider-failed',
  'provider-refused',
  'rejected',
  'challenge',
])

const rows = codes.flatMap((code) => answerTable[code].rows.map((row) => ({ code, row })))
const heard = rows.flatMap(({ code, row }) => row.heard.map(({ status, text }) => ({ code, id: row.id, status, text })))

const explained = (status: number, text: string) => explainAnswer({ code: readAnswer(status, text), status, text })

/** The answers of the provider, as they were collected, each with what it must be told as and by which class. */
const provider: readonly (readonly [status: number, text: string, id: string, kind: string])[] = [
  [200, 'OK', 'accepted', 'done'],
  [400, 'The user_id parameter is required', 'id-missing', 'change'],
  [
    400,
    'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
    'public-key-unknown',
    'change',
  ],
  [
    400,
    'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
    'service-unknown',
    'change',
  ],
  [
    400,
    'The service ID is invalid To find this ID, visit https://dashboard.emailjs.com/admin',
    'service-unknown',
    'change',
  ],
  [
    400,
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
    'template-unknown',
    'change',
  ],
  [400, 'Template: One or more dynamic variables are corrupted', 'template-corrupted', 'change'],
  [400, 'reCAPTCHA: The g-recaptcha-response parameter not found', 'challenge', 'change'],
  [400, 'The g-recaptcha-response parameter not found', 'challenge', 'change'],
  [400, 'timeout-or-duplicate', 'challenge-old', 'change'],
  [403, 'API calls are disabled for non-browser applications', 'not-a-browser', 'slowly'],
  [403, 'API calls in strict mode, but no private key was passed', 'private-key-wanted', 'slowly'],
  [403, 'Origin https://example.org is not allowed', 'site-not-allowed', 'slowly'],
  [403, '', 'forbidden', 'slowly'],
  [404, 'Account not found', 'account-not-found', 'slowly'],
  [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account', 'mailbox-disconnected', 'slowly'],
  [412, 'Gmail_API: Request had insufficient authentication scopes', 'mailbox-scopes', 'slowly'],
  [412, 'Zoho: Invalid login: 535 Authentication Failed', 'mailbox-login', 'slowly'],
  [412, 'Outlook: something else', 'mailbox-refused', 'slowly'],
  [413, 'Variables size limit. The maximum allowed variables size is 50Kb', 'variables-too-large', 'change'],
  [422, 'The recipients address is empty', 'recipient-empty', 'change'],
  [422, 'The recipients address is corrupted', 'recipient-invalid', 'change'],
  [426, 'You have reached the monthly limit', 'quota', 'slowly'],
  [400, 'The quota of this month is used up', 'quota', 'slowly'],
  [402, '', 'quota', 'slowly'],
  [429, 'Too Many Requests', 'rate-limited', 'soon'],
  [500, 'Internal Server Error', 'provider-failed', 'soon'],
  [503, '<html>Service Unavailable</html>', 'provider-failed', 'soon'],
]

/** The relay's own answers, from the page that the relay is checked against. */
const page = readFileSync(new URL('../../../../docs/reference/errors.md', import.meta.url), 'utf8')
const wire = [
  ...(page.split(/^## /m).find((part) => part.startsWith('Answers of the wire')) ?? '').matchAll(
    /^\| `[\w-]+` \| (\d{3}) \| (.+) \|$/gm,
  ),
].map(([, status = '', text = '']): readonly [number, string] => [Number(status), text])

describe('the table of answers', () => {
  it.each(provider)('[L110] [F28] tells %i %j as %s, %s', (status, text, id, answerClass) => {
    const { id: told, class: toldClass } = explained(status, text)
    expect({ id: told, class: toldClass }).toEqual({ id, class: answerClass })
  })

  it.each(heard)('[L111] explains $status $text by the row that names it, $id', ({ code, id, status, text }) => {
    expect(explainAnswer({ code, status, text })).toMatchObject({ code, id })
  })

  it.each(heard.filter(({ code }) => answerCodes.has(code)))(
    '[L112] has $status $text under the code that the client reads, $code',
    ({ code, status, text }) => {
      expect(readAnswer(status, text)).toBe(code)
    },
  )

  it('[L119] has each code in the class by which the outbox goes on', () => {
    const classOf: Readonly<Record<Disposition, AnswerClass>> = {
      sent: 'done',
      requeue: 'soon',
      backoff: 'soon',
      'retry-few': 'soon',
      probe: 'slowly',
      'needs-action': 'change',
    }
    const told = codes.map((code) => [code, answerTable[code].class])
    expect(told).toEqual(codes.map((code) => [code, classOf[dispositions[code]]]))
  })

  it('[L113] names each row once', () => {
    const ids = rows.map(({ row }) => row.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('[L114] explains whatever comes, by the code alone where nothing else is known', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.nat(599), fc.string(), (code, status, text) => {
        const explanation = explainAnswer({ code, status, text })
        expect(answerTable[code].rows.map(({ id }) => id)).toContain(explanation.id)
        expect(explanation).toMatchObject({ code, class: answerTable[code].class })
      }),
    )
  })

  it('[L114] has as the last row of every code one that fits anything', () => {
    const last = codes.map((code) => answerTable[code].rows.at(-1) ?? {})
    expect(last.filter((row) => 'match' in row)).toEqual([])
  })

  it('[L115] never sends the maker of a relay to another provider', () => {
    const told = rows.flatMap(({ code, row }) =>
      row.heard.map((answer) => explainAnswer({ code, ...answer, origin: relay })),
    )
    expect(
      told.filter(({ step }) => step.link !== undefined || /Email (Services|Templates|History)/.test(step.text)),
    ).toEqual([])
  })

  it('[L116] leads over https, to pages of the provider alone', () => {
    const links = rows.flatMap(({ row }) => row.step.link ?? [])
    expect(links.length).toBeGreaterThan(20)
    const hosts = new Set(links.map(({ url }) => `${new URL(url).protocol}//${new URL(url).host}`))
    expect([...hosts].sort()).toEqual(['https://dashboard.emailjs.com', 'https://www.emailjs.com'])
  })

  it('[L117] knows every answer of the relay', () => {
    expect(wire.length).toBeGreaterThan(15)
    const vague = ['rejected', 'provider-refused', 'forbidden']
    expect(wire.filter(([status, text]) => vague.includes(explained(status, text).id))).toEqual([])
  })
})
