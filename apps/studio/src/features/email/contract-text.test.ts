import { applyFix, checkContract, type Finding, isApplied, type ProviderTemplate } from '@letterslot/email'
import { describe, expect, it } from 'vitest'
import { contractFindings, isProblem, keepMemory, keptText, readMemory } from '../../domain/mail/contract-findings.ts'
import { describeFinding, findingLine } from '../../domain/mail/describe-finding.ts'
import { findingSpot, isAbout } from './finding-spot.ts'
import { signUpForm, signUpMail } from './mail.test.fixture.ts'

const emailJs = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }
const person = { id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [{ kind: 'required' }] }
const email = { id: 'f2', kind: 'email', name: 'email', label: 'E-mail', rules: [{ kind: 'type' }] }
const hidden = { ...email, visibleWhen: { field: 'f1', is: 'filled' } }
const cv = { id: 'f3', kind: 'file', name: 'cv', label: 'Your CV', rules: [] }
const story = {
  id: 'f4',
  kind: 'textarea',
  name: 'story',
  label: 'Your story',
  rules: [{ kind: 'length', max: 20_000 }],
}
const options = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`.padEnd(900, 'x'), label: `${index}` }))
const days = { id: 'f5', kind: 'checkboxes', name: 'days', label: 'Days', rules: [], options }

interface Case {
  readonly fields?: readonly object[]
  readonly delivery?: object
  readonly mail?: Parameters<typeof signUpMail>[0]
  readonly provider?: ProviderTemplate
  readonly maxFileBytes?: number
}

function documents({ fields = [person, email], delivery, mail, provider, maxFileBytes = Infinity }: Case) {
  const sound = signUpForm()
  const form = Object.assign(structuredClone(sound), {
    pages: [{ id: 'p1', fields }],
    ...(delivery && { delivery: { ...emailJs, ...delivery } }),
  })
  const template = signUpMail({ blocks: [{ id: 'b1', kind: 'answers', auto: true, rows: [] }], ...mail })
  return { form, template, found: checkContract(form, template, { provider, maxFileBytes }) }
}

const cases: readonly (readonly [Finding['code'], Case, string, string | undefined])[] = [
  [
    'shown-in-subject-alone',
    {
      fields: [person, hidden],
      mail: { subject: 'On {{email}}', blocks: [{ id: 'b1', kind: 'text', text: '{{full_name}}' }] },
    },
    '“E-mail” is in the subject alone.',
    'Add it',
  ],
  ['subject-can-be-empty', { mail: { subject: '{{email}}' } }, 'The subject may be empty.', 'Begin it with the title'],
  ['reply-to-not-email', { mail: { replyTo: '{{full_name}}' } }, 'Replies would go nowhere.', 'Use {{email}}'],
  ['reply-to-not-email', { fields: [person], mail: { replyTo: 'me' } }, 'Replies would go nowhere.', 'Reply to nobody'],
  [
    'tag-expression',
    {
      delivery: {},
      provider: { names: [], slots: [], faults: [{ code: 'tag-expression', tag: '{{first name}}' }] },
    },
    'EmailJS does not fill this in: {{first name}}',
    'I corrected it there',
  ],
  ['reply-to-empty', { mail: { replyTo: '' } }, 'Replies would not go to who wrote.', 'Use {{email}}'],
  ['reply-to-can-be-empty', {}, 'Without “E-mail” you cannot reply.', 'Require “E-mail”'],
  ['reply-to-can-be-empty', { fields: [person, hidden] }, 'Without “E-mail” you cannot reply.', undefined],
  [
    'name-reserved',
    { fields: [person, { ...email, name: 'user_id' }] },
    'This name is used by the sending itself: user_id',
    'Rename it to id',
  ],
  [
    'name-built-in',
    { delivery: { map: { user_os: 'f1' } } },
    'Your mail service fills this in by itself: user_os',
    'Do not send it',
  ],
  [
    'parameter-twice',
    { fields: [person, { ...email, name: 'full_name' }] },
    'Two answers are sent as one parameter: full_name',
    'Rename it to full_name_answer',
  ],
  ['mapping-without-field', { delivery: { map: { from: 'gone' } } }, 'Nothing is sent as from', 'Do not send it'],
  ['note-gone', { delivery: { noteIn: 'gone' } }, 'Late messages would not say so: gone', 'Choose the place by itself'],
  [
    'parameters-too-large',
    { fields: [person, story] },
    'The answers may weigh 60 kB; 50 kB are taken.',
    'Take at most 16,896 characters in “Your story”',
  ],
  ['parameters-too-large', { fields: [days] }, 'The answers may weigh 54 kB; 50 kB are taken.', undefined],
  ['answer-without-limit', {}, '“Your name” and 1 other text may be as long as one likes.', 'Set limits that fit'],
  ['answer-without-limit', { fields: [person] }, '“Your name” may be as long as one likes.', 'Set limits that fit'],
  [
    'file-without-slot',
    { fields: [person, cv], provider: { names: [], slots: [] } },
    '“Your CV” needs a place among the attachments.',
    'I have added it',
  ],
  [
    'file-too-large',
    { fields: [person, cv], provider: { names: [], slots: ['cv'] }, maxFileBytes: 500_000 },
    '“Your CV” takes files of any size; 500 KB are carried.',
    'Take at most 500 KB each',
  ],
  [
    'file-too-large',
    { fields: [person, { ...cv, rules: [{ kind: 'file', maxBytes: 7_000_000 }] }], maxFileBytes: 5_000_000 },
    '“Your CV” takes files of 7 MB; 5 MB are carried.',
    'Take at most 5 MB each',
  ],
  [
    'unknown-parameter',
    { delivery: {}, provider: { names: ['from_name'], slots: [] } },
    'Your template prints {{from_name}}',
    'Send “Your name” as that',
  ],
  ['unknown-parameter', { provider: { names: ['colour'], slots: [] } }, 'Your template prints {{colour}}', undefined],
  [
    'field-not-in-mail',
    { provider: { names: ['email'], slots: [] } },
    '“Your name” is not among the variables you told us.',
    undefined,
  ],
]

describe('findings of a form', () => {
  it.each(cases)('[T704] %s is said, and what its fix does', (code, facts, line, fix) => {
    const { form, template, found } = documents(facts)
    const finding = found.find((candidate) => candidate.code === code)
    if (!finding) throw new Error(`There is no ${code}.`)
    const words = describeFinding(finding, form, template)
    expect([findingLine(finding, form, template), words.fix]).toEqual([line, fix])
    expect(words.text).toMatch(/\w.*\.$/)
    expect(fix === undefined).toBe(finding.fix === undefined)
  })

  it('[T704] the length on the button is the length that the fix sets', () => {
    const { form, template, found } = documents({ fields: [person, story] })
    const finding = found.find(({ code }) => code === 'parameters-too-large')
    if (!finding?.fix || !isApplied(finding.fix)) throw new Error('There is no fix.')
    const settled = applyFix({ form, template }, finding.fix)
    expect(settled.form.pages[0]?.fields[1]?.rules).toEqual([{ kind: 'length', max: 16_896 }])
  })

  it('[T702] leads to its field, or to Connect', () => {
    const { form, found } = documents({
      fields: [person, { ...email, name: 'user_id' }],
      delivery: { map: { from: 'gone' } },
      mail: { subject: '{{nothing}}', replyTo: 'me@example.org' },
    })
    const spots = found.filter(isProblem).map((finding) => [finding.code, findingSpot(finding, form)])
    expect(spots).toEqual([
      ['unknown-parameter', undefined],
      ['subject-can-be-empty', undefined],
      ['name-reserved', { step: 'build', fieldId: 'f2' }],
      ['mapping-without-field', { step: 'connect' }],
    ])
  })

  it('[T701] is about the field where it stands, or whose parameter it names', () => {
    const { form, found } = documents({ mail: { replyTo: '{{full_name}}' } })
    const [first, second] = form.pages[0]?.fields ?? []
    const about = found.filter(({ code }) => code === 'reply-to-not-email')
    expect([first, second].map((field) => field && about.some((finding) => isAbout(finding, field.id, form)))).toEqual([
      true,
      false,
    ])
  })
})

describe('findings by the connection', () => {
  const mail = signUpMail({ to: [], blocks: [{ id: 'b1', kind: 'text', text: '{{email}} {{notes}}' }] })
  const form = signUpForm({ delivery: emailJs })
  const codesOf = (kind: 'practice' | 'emailjs', leftOut: readonly string[] = []) =>
    contractFindings({ form, email: mail }, { kind }, { names: ['from_name'], slots: [], leftOut, faults: [] })
      .filter(isProblem)
      .map(({ code, name = '' }) => `${code} ${name}`.trim())

  it('[T705] looks into our template where it writes the mail, and at the provider’s variables where that one does', () => {
    expect(codesOf('practice')).toEqual(['recipient-can-be-empty', 'field-not-in-mail phone'])
    expect(codesOf('practice', ['phone'])).toEqual(['recipient-can-be-empty'])
    expect(codesOf('emailjs')).toEqual(['unknown-parameter from_name'])
  })

  it.each(['', 'no JSON', '[]', '1', '{"names":1,"slots":[1]}'])(
    '[T705] takes %j, kept by whomever, for nothing',
    (text) => {
      expect(readMemory(text)).toEqual({ names: [], slots: [], leftOut: [], faults: [] })
    },
  )

  it('[T705] a browser that keeps nothing finds as if nothing had been told', () => {
    const refusing = (): Storage => {
      throw new DOMException('Refused.', 'SecurityError')
    }
    keepMemory('signup', { slots: ['cv'] }, refusing)
    expect(keptText('signup', refusing)).toBe('')
  })
})
