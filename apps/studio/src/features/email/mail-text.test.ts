import { applyFix, checkContract, type EmailTemplate, type Finding } from '@letterslot/email'
import { describe, expect, it } from 'vitest'
import { describeFinding, findingLine } from '../../domain/mail/describe-finding.ts'
import { defaultTarget, targetOfPlace, targetText, textAtPlace, writeText } from '../../domain/mail/text-target.ts'
import { recipientRows, withoutRow, withRow } from './EmailHead.tsx'
import { signUpForm, signUpMail } from './mail.test.fixture.ts'
import { parametersOf } from './parameters.ts'
import { knownNames, markTags, tagProblems } from './TagText.tsx'
import { describeRenderError } from './use-rendered-mail.ts'

const form = signUpForm()
const text = (words: string): Partial<EmailTemplate> => ({
  blocks: [
    { id: 'b1', kind: 'text', text: words },
    { id: 'b2', kind: 'answers', auto: true, rows: signUpRows },
  ],
})
const signUpRows = signUpMail().blocks.flatMap((block) => (block.kind === 'answers' ? block.rows : []))

const findingOf = (mail: EmailTemplate, code: Finding['code']): Finding => {
  const finding = checkContract(form, mail).find((candidate) => candidate.code === code)
  if (!finding) throw new Error(`There is no ${code}.`)
  return finding
}

const cases: readonly (readonly [Finding['code'], EmailTemplate, string, string])[] = [
  ['unknown-parameter', signUpMail(text('{{notse}}')), 'No field sends {{notse}}', 'Use {{notes}}'],
  ['unknown-parameter', signUpMail(text('{{weather}}')), 'No field sends {{weather}}', 'Take it out'],
  ['field-not-in-mail', signUpMail({ blocks: [] }), '“E-mail” is not in this e-mail.', 'Add it'],
  ['recipient-can-be-empty', signUpMail({ to: [] }), 'This mail may go to nobody', 'Enter an address'],
  [
    'recipient-can-be-empty',
    signUpMail({ to: ['{{email}}'], visitorRecipients: true }),
    'This mail may go to nobody',
    'Require “E-mail”',
  ],
  [
    'recipient-can-be-empty',
    signUpMail({ to: ['{{notes}}'], visitorRecipients: true }),
    'This mail may go to nobody',
    'Enter an address',
  ],
  ['recipient-invalid', signUpMail({ to: ['me at home'] }), 'This is not one address: me at home', 'Enter an address'],
  [
    'recipient-from-visitor',
    signUpMail({ to: ['a@example.org', '{{email}}'] }),
    'A visitor chooses who gets this mail: {{email}}',
    'Allow it',
  ],
  ['tag-raw', signUpMail(text('{{{notes}}}')), 'Markup from strangers: {{{notes}}}', 'Write it right'],
  ['tag-partial', signUpMail(text('{{>foot}}')), 'There is no other template: {{>foot}}', 'Take it out'],
  ['tag-delimiter', signUpMail(text('{{=<% %>=}}')), 'Tags are always written {{name}}: {{=<% %>=}}', 'Take it out'],
  [
    'tag-expression',
    signUpMail(text('{{#if notes}}x{{/if}}')),
    'This is not a parameter’s name: {{#if notes}}',
    'Write it right',
  ],
  ['tag-unclosed', signUpMail(text('Dear {{full_name')), 'This tag is not closed: {{full_name', 'Take it out'],
]

describe('findings', () => {
  it.each(cases)('[T410] %s is said, and what its fix does', (code, mail, line, fix) => {
    const finding = findingOf(mail, code)
    expect([findingLine(finding, form, mail), describeFinding(finding, form, mail).fix]).toEqual([line, fix])
    expect(describeFinding(finding, form, mail).text).toMatch(/\w.*\.$/)
  })

  it('[T410] the name on the button is the name that the fix writes', () => {
    const mail = signUpMail({ subject: '{{full_name}} and {{fone}}' })
    const finding = findingOf(mail, 'unknown-parameter')
    if (finding.fix?.kind !== 'setText') throw new Error('The fix writes no text.')
    const settled = applyFix({ form, template: mail }, finding.fix)
    expect([describeFinding(finding, form, mail).fix, settled.template.subject]).toEqual([
      'Use {{phone}}',
      '{{full_name}} and {{phone}}',
    ])
  })

  it('[T408] a refused tag is said at its own text', () => {
    const mail = signUpMail({ ...text('{{>foot}}'), replyTo: '{{email' })
    const problems = tagProblems(checkContract(form, mail), form, mail)
    expect([...problems.keys()]).toEqual(['replyTo', 'block:b1'])
    expect(problems.get('replyTo')).toMatch(/^This tag is not closed: {{email /)
  })

  it.each([
    [{ code: 'tag-unclosed', tag: '{{x' } as const, 'This tag is not closed: {{x'],
    [{ code: 'recipient-empty', tag: undefined } as const, 'Nobody gets this mail: it names no recipient.'],
    [{ code: 'recipient-invalid', tag: undefined } as const, 'A recipient is not one plain address.'],
  ])('[T408] the preview says why there is no newer mail', (error, words) => {
    expect(describeRenderError(error)).toBe(words)
  })
})

describe('parameters', () => {
  it('[T401] each says how often the mail prints it, ours last', () => {
    const mail = signUpMail(text('{{email}} {{#notes}}{{notes}}{{/notes}} {{letterslot_reference}}'))
    const uses = parametersOf(form, mail).map(({ name, uses: count }) => [name, count])
    expect(Object.fromEntries(uses)).toEqual({
      full_name: 3,
      email: 3,
      phone: 1,
      notes: 3,
      letterslot_id: 0,
      letterslot_reference: 1,
      letterslot_written_at: 0,
      letterslot_sent_at: 0,
      letterslot_attempts: 0,
      letterslot_repeat: 0,
    })
  })

  it('[T401] an answer sent under a second name is a parameter, too', () => {
    const delivery = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }
    const mapped = signUpForm({ delivery: { ...delivery, map: { from_name: 'f1' } } })
    expect(parametersOf(mapped, signUpMail()).find(({ name }) => name === 'from_name')).toEqual({
      name: 'from_name',
      label: 'Your name',
      source: 'mapped',
      uses: 0,
    })
  })

  it('[T402] a text is cut at its tags and nothing is lost; what the form does not send is marked', () => {
    const words = 'Dear {{full_name}}, {{weather}} {{#notes}}{{.}}{{/notes}} {{user_os}} {{letterslot_id}} {{open'
    const pieces = markTags(words, knownNames(form))
    expect(pieces.map((piece) => piece.text).join('')).toBe(words)
    expect(pieces.filter(({ kind }) => kind === 'unknown').map((piece) => piece.text)).toEqual(['{{weather}}'])
    expect(pieces.filter(({ kind }) => kind === 'tag')).toHaveLength(6)
  })
})

describe('the texts of a mail', () => {
  const mail = signUpMail(text('Hello'))

  it.each([
    ['/subject', 'subject', mail.subject],
    ['/fromName', 'fromName', mail.fromName],
    ['/replyTo', 'replyTo', mail.replyTo],
    ['/to/0', 'to:0', 'hello@example.org'],
    ['/blocks/0/text', 'block:b1', 'Hello'],
    ['/blocks/1/rows/2/name', 'block:b2', 'phone'],
    ['/blocks/9/text', undefined, ''],
  ])('[T412] the place %s of a finding leads to %s', (place, target, words) => {
    expect([targetOfPlace(mail, place), textAtPlace(mail, place)]).toEqual([target, words])
  })

  it('[T401] a parameter goes to the end of the last text before any text had the caret', () => {
    expect([defaultTarget(mail), defaultTarget({ ...mail, blocks: [] })]).toEqual(['block:b1', 'subject'])
  })

  it('[T400] a text of a block that is gone is neither read nor written', () => {
    expect([targetText(mail, 'block:gone'), writeText(mail, 'block:gone', 'x')]).toEqual([undefined, undefined])
  })

  it('[T409] rows of recipients that hold nothing are no recipients', () => {
    expect(recipientRows([])).toEqual([''])
    expect(withRow([], 0, 'a@example.org')).toEqual(['a@example.org'])
    expect(withRow(['a@example.org'], 0, '')).toEqual([])
    expect(withRow(['a@example.org', ''], 1, 'b@example.org')).toEqual(['a@example.org', 'b@example.org'])
    expect(withoutRow(['a@example.org', ''], 0)).toEqual([])
  })
})
