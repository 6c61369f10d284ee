import type { Form } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import {
  applyFix,
  type ContractOptions,
  checkContract,
  type EmailTemplate,
  type Finding,
  sampleParams,
  starterEmail,
} from '../index.ts'
import { contactForm } from '../render/mail.test.fixture.ts'
import { worstSize } from './worst-size.ts'

const emailJs = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }

interface Draft {
  readonly fields?: readonly object[]
  readonly delivery?: object
}

const person = { id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [{ kind: 'required' }] }
const limited = (max: number): object => ({ kind: 'length', max })

/** A form with faults and all, as the studio keeps drafts. */
function draftWith({ fields = [person], delivery }: Draft): Form {
  const sound = contactForm()
  return Object.assign(structuredClone(sound), {
    pages: [{ id: 'p1', fields }],
    ...(delivery && { delivery: { ...emailJs, ...delivery } }),
  })
}

function found(form: Form, changes: Partial<EmailTemplate> = {}, options: ContractOptions = {}): readonly Finding[] {
  const template = { ...starterEmail(form, { id: 't', to: 'you@example.org' }), ...changes }
  return checkContract(form, template, options)
}

const problems = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ severity }) => severity !== 'info')

describe('the subject', () => {
  const fields = [
    person,
    { id: 'f2', kind: 'text', name: 'topic', label: 'Topic', rules: [], visibleWhen: { field: 'f1', is: 'filled' } },
  ]

  it('[E77] finds a field that a condition hides and that only the subject prints, and adds its row', () => {
    const rows = [{ name: 'full_name', label: 'Your name' }]
    const blocks = [{ id: 'b1', kind: 'answers', auto: false, rows }] as const
    expect(problems(found(draftWith({ fields }), { subject: 'About {{topic}}', blocks }))).toEqual<Finding[]>([
      {
        code: 'shown-in-subject-alone',
        severity: 'warning',
        place: '/subject',
        name: 'topic',
        fix: { kind: 'addRow', name: 'topic', label: 'Topic' },
      },
    ])
  })

  it.each([
    ['', 'Write to us'],
    ['{{topic}}', 'Write to us: {{topic}}'],
    ['{{#topic}}About {{topic}}{{/topic}}', 'Write to us: {{#topic}}About {{topic}}{{/topic}}'],
  ])('[E77] finds that %j may print nothing, and begins it with the title', (subject, text) => {
    expect(problems(found(draftWith({ fields }), { subject }))).toEqual<Finding[]>([
      {
        code: 'subject-can-be-empty',
        severity: 'warning',
        place: '/subject',
        fix: { kind: 'setText', place: '/subject', text },
      },
    ])
  })

  it.each([
    'Hello {{topic}}',
    '{{full_name}}',
    '{{letterslot_reference}}',
    '{{#full_name}}x{{/full_name}}',
    '{{#topic}}{{topic}}{{/topic}}{{^topic}}No topic{{/topic}}',
  ])('[E77] takes %j, which always says something', (subject) => {
    expect(problems(found(draftWith({ fields }), { subject }))).toEqual([])
  })
})

describe('the reply address', () => {
  const email = { id: 'f2', kind: 'email', name: 'email', label: 'E-mail', rules: [{ kind: 'type' }] }
  const hidden = { ...email, visibleWhen: { field: 'f1', is: 'filled' } }

  it.each([
    ['{{full_name}}', 'full_name'],
    ['Ada <{{email}}>', 'email'],
    ['{{user_ip}}', 'user_ip'],
  ])('[E78] finds that %j is no e-mail field, and writes the one there is', (replyTo, name) => {
    const fix = { kind: 'setText', place: '/replyTo', text: '{{email}}' } as const
    expect(problems(found(draftWith({ fields: [person, email] }), { replyTo }))).toEqual<Finding[]>([
      { code: 'reply-to-not-email', severity: 'warning', place: '/replyTo', name, fix },
    ])
  })

  it('[E78] finds a fixed reply address that is none, and takes it out where no field asks for one', () => {
    expect(problems(found(draftWith({}), { replyTo: 'me at home' }))).toEqual<Finding[]>([
      {
        code: 'reply-to-not-email',
        severity: 'warning',
        place: '/replyTo',
        fix: { kind: 'setText', place: '/replyTo', text: '' },
      },
    ])
  })

  it.each([
    ['left empty', email, { fix: { kind: 'requireField', place: '/pages/0/fields/1' } }],
    ['hidden by a condition', hidden, {}],
  ] as const)('[E78] notes one that may be %s', (_name, field, fix) => {
    expect(found(draftWith({ fields: [person, field] })).filter(({ place }) => place === '/replyTo')).toEqual([
      { code: 'reply-to-can-be-empty', severity: 'info', place: '/replyTo', name: 'email', ...fix },
    ])
  })

  it('[E78] takes a fixed address, and a field under its mapped name', () => {
    const sure = { ...email, rules: [{ kind: 'required' }, { kind: 'type' }] }
    const form = draftWith({ fields: [person, sure], delivery: { map: { reply_to: 'f2' } } })
    for (const replyTo of ['me@example.org', '{{reply_to}}']) expect(problems(found(form, { replyTo }))).toEqual([])
  })
})

describe('names', () => {
  const named = (name: string, kind = 'text'): object => ({ id: `f_${name}`, kind, name, label: 'Label', rules: [] })

  it.each([
    ['name-reserved', 'user_id', 'text', 'id'],
    ['name-reserved', 'template_params', 'file', 'template_params_answer'],
    ['name-reserved', 'letterslot_id', 'hidden', 'id'],
    ['name-reserved', 'g-recaptcha-response', 'text', 'g-recaptcha-response_answer'],
    ['name-built-in', 'user_browser', 'text', 'browser'],
  ])('[E79] finds %s: %s of a %s, and renames it everywhere', (code, name, kind, free) => {
    const form = draftWith({ fields: [person, named(name, kind)], delivery: { noteIn: name } })
    const place = '/pages/0/fields/1'
    const fix = { kind: 'renameField', place, name: free } as const
    expect(problems(found(form))).toContainEqual({ code, severity: 'error', place: `form:${place}/name`, name, fix })
    const template = { ...starterEmail(form, { id: 't', to: '' }), subject: `About {{${name}}}` }
    const settled = applyFix({ form, template }, fix)
    expect(settled.form.pages[0]?.fields[1]?.name).toBe(free)
    expect(settled.template.subject).toBe(`About {{${free}}}`)
    expect(JSON.stringify(settled)).not.toContain(kind === 'text' ? `"${name}"` : `"name":"${name}"`)
  })

  it('[E79] finds two fields of one name, and gives the second another', () => {
    const again = { ...person, id: 'f2' }
    expect(problems(found(draftWith({ fields: [person, again] })))).toEqual<Finding[]>([
      {
        code: 'parameter-twice',
        severity: 'error',
        place: 'form:/pages/0/fields/1/name',
        name: 'full_name',
        fix: { kind: 'renameField', place: '/pages/0/fields/1', name: 'full_name_answer' },
      },
    ])
  })

  it('[E79] [E90] renaming one of two of a name takes along what was its own: the mail’s tags and the late note', () => {
    const noted = draftWith({
      fields: [named('user_ip'), named('user_ip', 'checkboxes')],
      delivery: { noteIn: 'user_ip' },
    })
    const beside = draftWith({ fields: [named('user_ip'), named('user_ip', 'content')] })
    const rename = { kind: 'renameField', place: '/pages/0/fields/0', name: 'ip' } as const
    const template = { ...starterEmail(noted, { id: 't', to: '' }), to: ['{{user_ip}}'] }
    expect(applyFix({ form: noted, template }, rename).form.delivery?.noteIn).toBe('ip')
    expect(applyFix({ form: noted, template }, rename).template.to).toEqual(['{{user_ip}}'])
    expect(applyFix({ form: beside, template }, rename).template.to).toEqual(['{{ip}}'])
  })

  it.each([
    ['name-reserved', { service_id: 'f1' }, 'service_id'],
    ['name-built-in', { user_ip: 'f1' }, 'user_ip'],
    ['parameter-twice', { topic: 'f1' }, 'topic'],
    ['mapping-without-field', { from_name: 'gone' }, 'from_name'],
    ['mapping-without-field', { from_name: 'f_cv' }, 'from_name'],
  ] as const)('[E79] [E80] finds %s in the mapping %j, and takes it out', (code, map, name) => {
    const form = draftWith({ fields: [person, named('topic'), named('cv', 'file')], delivery: { map } })
    const fix = { kind: 'unmapParameter', name } as const
    expect(problems(found(form))).toEqual<Finding[]>([
      { code, severity: 'error', place: `form:/delivery/map/${name}`, name, fix },
    ])
    const template = starterEmail(form, { id: 't', to: 'you@example.org' })
    expect(applyFix({ form, template }, fix).form.delivery).toEqual(emailJs)
  })

  it('[E79] a field mapped to its own name is sent once', () => {
    expect(problems(found(draftWith({ delivery: { map: { full_name: 'f1' } } })))).toEqual([])
  })

  it.each([
    ['gone', 'gone'],
    ['cv', 'a file'],
  ])('[E80] finds a note of late messages at the end of %s, and chooses its place anew', (noteIn) => {
    const form = draftWith({ fields: [person, named('cv', 'file')], delivery: { noteIn } })
    const fix = { kind: 'clearNote' } as const
    expect(problems(found(form))).toEqual<Finding[]>([
      { code: 'note-gone', severity: 'error', place: 'form:/delivery/noteIn', name: noteIn, fix },
    ])
    const template = starterEmail(form, { id: 't', to: 'you@example.org' })
    expect(applyFix({ form, template }, fix).form.delivery).toEqual(emailJs)
  })
})

describe('how much the answers weigh', () => {
  const text = (id: string, rules: readonly object[], kind = 'textarea'): object => ({
    id,
    kind,
    name: id,
    label: id,
    rules,
  })

  it('[E81] adds up lengths, options, defaults and second names, and shortens the longest texts alike', () => {
    const form = draftWith({
      fields: [
        text('story', [limited(14_000)]),
        text('plan', [limited(3_000)]),
        text('code', [{ kind: 'pattern', pattern: '[A-Z]{3}' }], 'text'),
        { id: 'f4', kind: 'hidden', name: 'origin', label: '', rules: [], default: 'é'.repeat(100) },
        {
          id: 'f5',
          kind: 'checkboxes',
          name: 'days',
          label: 'Days',
          rules: [limited(1)],
          options: [
            { value: 'x'.repeat(40), label: 'X' },
            { value: 'y', label: 'Y' },
          ],
        },
      ],
      delivery: { map: { message: 'story' } },
    })
    // 512 of ours, 200 of the default, 42 of the longest choice, 3 octets a code unit of the texts; story twice.
    const sizeBytes = 512 + 200 + 42 + 3 * (2 * 14_000 + 3_000 + 4 * 'x{3}'.length * 1.5)
    const [finding] = problems(found(form))
    expect(finding).toEqual<Finding>({
      code: 'parameters-too-large',
      severity: 'warning',
      place: 'form:/pages/0/fields/0/rules',
      name: 'story',
      sizeBytes,
      limitBytes: 51_200,
      fix: { kind: 'limitAnswers', limits: [{ place: '/pages/0/fields/0', max: 6_895 }] },
    })
  })

  it('[E81] has no fix where choices alone are too much', () => {
    const options = Array.from({ length: 60 }, (_, index) => ({
      value: `${index}`.padEnd(900, 'x'),
      label: `${index}`,
    }))
    const days = { id: 'f1', kind: 'checkboxes', name: 'days', label: 'Days', rules: [], options }
    expect(problems(found(draftWith({ fields: [days] }), { subject: 'Hello' }))).toEqual<Finding[]>([
      {
        code: 'parameters-too-large',
        severity: 'warning',
        place: 'form:/pages',
        sizeBytes: 512 + 60 * 902,
        limitBytes: 51_200,
      },
    ])
  })

  it('[E82] says once that texts may be as long as one likes, and proposes lengths that fit together', () => {
    const form = draftWith({
      fields: [
        person,
        text('story', []),
        text('plan', []),
        text('hopes', []),
        text('code', [{ kind: 'pattern', pattern: '\\d+' }], 'text'),
      ],
    })
    const findings = found(form).filter(({ code }) => code === 'answer-without-limit')
    expect(findings).toEqual<Finding[]>([
      {
        code: 'answer-without-limit',
        severity: 'info',
        place: 'form:/pages/0/fields/1/rules',
        name: 'story',
        limitBytes: 51_200,
        fix: {
          kind: 'limitAnswers',
          limits: [
            { place: '/pages/0/fields/0', max: 200 },
            { place: '/pages/0/fields/1', max: 5_000 },
            { place: '/pages/0/fields/2', max: 5_000 },
            { place: '/pages/0/fields/3', max: 5_000 },
            { place: '/pages/0/fields/4', max: 200 },
          ],
        },
      },
    ])
    const [fix] = findings.flatMap((finding) => (finding.fix?.kind === 'limitAnswers' ? [finding.fix] : []))
    if (!fix) throw new Error('There is no fix.')
    const template = starterEmail(form, { id: 't', to: 'you@example.org' })
    const settled = applyFix({ form, template }, fix)
    expect(checkContract(settled.form, settled.template)).toEqual([])
    expect(settled.form.pages[0]?.fields[0]?.rules).toEqual([{ kind: 'required' }, { kind: 'length', max: 200 }])
  })

  it.each([
    ['[A-Z]{3}-\\d{4}', true],
    ['yes|no', true],
    ['\\+\\*[*+]{2}', true],
    ['\\d+', false],
    ['(?:a|b)*', false],
    ['[a-z]{2,}', false],
  ])('[E82] reads from the pattern %s whether it sets a bound', (pattern, isBound) => {
    const rules = [{ kind: 'required' }, { kind: 'pattern', pattern }]
    const codes = found(draftWith({ fields: [text('code', rules, 'text')] })).map(({ code }) => code)
    expect(codes.includes('answer-without-limit')).toBe(!isBound)
  })
})

describe('files', () => {
  const cv = (rules: readonly object[]) =>
    draftWith({ fields: [{ id: 'f1', kind: 'file', name: 'cv', label: 'CV', rules }] })
  const shown = { subject: 'Hello', blocks: [] }
  const finding = (severity: string, sizeBytes?: number) => ({
    code: 'file-too-large',
    severity,
    place: 'form:/pages/0/fields/0/rules',
    name: 'cv',
    ...(sizeBytes !== undefined && { sizeBytes }),
    limitBytes: 500_000,
    fix: { kind: 'limitFile', place: '/pages/0/fields/0', maxBytes: 500_000 },
  })
  const provider = { names: [], slots: ['cv'] }

  it.each([
    [
      'a larger bound',
      [{ kind: 'file', accept: '.pdf', maxBytes: 2_000_000 }],
      undefined,
      finding('warning', 2_000_000),
    ],
    ['a larger bound at a provider', [{ kind: 'file', maxBytes: 500_001 }], provider, finding('warning', 500_001)],
    ['no bound', [{ kind: 'file', accept: '.pdf' }], undefined, finding('info')],
    ['no bound at a provider', [], provider, finding('warning')],
  ])('[E88] finds %s', (_, rules, at, expected) => {
    expect(found(cv(rules), shown, { provider: at, maxFileBytes: 500_000 })).toEqual([expected])
  })

  it('[E88] finds nothing where the bound fits, or the size is not asked about', () => {
    expect(found(cv([{ kind: 'file', maxBytes: 500_000 }]), shown, { maxFileBytes: 500_000 })).toEqual([])
    expect(found(cv([]), shown)).toEqual([])
  })

  it('[E88] the fix sets the bound, beside the kinds that are taken', () => {
    const form = cv([{ kind: 'required' }, { kind: 'file', accept: '.pdf', maxBytes: 2_000_000 }])
    const template = starterEmail(form, { id: 't', to: 'you@example.org' })
    const settled = applyFix({ form, template }, { kind: 'limitFile', place: '/pages/0/fields/0', maxBytes: 500_000 })
    expect(settled.form.pages[0]?.fields[0]?.rules).toEqual([
      { kind: 'required' },
      { kind: 'file', accept: '.pdf', maxBytes: 500_000 },
    ])
    expect(
      applyFix({ form: cv([]), template }, { kind: 'limitFile', place: '/pages/0/fields/0', maxBytes: 9 }).form.pages[0]
        ?.fields[0]?.rules,
    ).toEqual([{ kind: 'file', maxBytes: 9 }])
  })
})

describe('a template at the provider', () => {
  const message = { id: 'f2', kind: 'textarea', name: 'notes', label: 'Your message', rules: [limited(500)] }
  const cv = { id: 'f3', kind: 'file', name: 'cv', label: 'Your CV', rules: [] }
  const form = draftWith({ fields: [{ ...person, rules: [limited(80)] }, message, cv], delivery: {} })
  const provider = { names: ['from_name', 'message', 'colour', 'letterslot_reference'], slots: [] }

  it('[E83] finds a file without a place among its attachments, until its maker says that there is one', () => {
    const finding = {
      code: 'file-without-slot',
      severity: 'warning',
      place: 'form:/pages/0/fields/2',
      name: 'cv',
      fix: { kind: 'confirmSlot', name: 'cv' },
    }
    expect(found(form, {}, { provider: { names: [], slots: [] } })).toEqual([finding])
    expect(found(form, {}, { provider: { names: [], slots: ['cv'] } })).toEqual([])
  })

  it('[E83] a relay attaches files by itself, and nobody misses a row for them', () => {
    expect(
      found(form, { subject: 'Hello', blocks: [{ id: 'b1', kind: 'text', text: '{{notes}} {{full_name}}' }] }),
    ).toEqual([])
  })

  it('[E84] finds what its variables want and the form does not send, and what it does not print', () => {
    const fixed = (name: string, field: string) => ({
      code: 'unknown-parameter',
      severity: 'warning',
      place: `provider:${name}`,
      name,
      fix: { kind: 'mapParameter', name, field },
    })
    expect(found(form, {}, { provider: { ...provider, slots: ['cv'] } })).toEqual([
      fixed('from_name', 'f1'),
      fixed('message', 'f2'),
      { code: 'unknown-parameter', severity: 'warning', place: 'provider:colour', name: 'colour' },
      { code: 'field-not-in-mail', severity: 'info', place: 'form:/pages/0/fields/0', name: 'full_name' },
      { code: 'field-not-in-mail', severity: 'info', place: 'form:/pages/0/fields/1', name: 'notes' },
    ])
  })

  it('[E84] is settled by the proposals, and finds nothing in a layout that is only copied out', () => {
    const template = { ...starterEmail(form, { id: 't', to: '' }), subject: '{{nothing}}' }
    const options = { provider: { names: ['from_name', 'message'], slots: ['cv'] } }
    let settled = { form, template }
    for (const { fix } of checkContract(form, template, options)) {
      if (fix?.kind === 'mapParameter') settled = applyFix(settled, fix)
    }
    expect(settled.form.delivery?.map).toEqual({ from_name: 'f1', message: 'f2' })
    expect(checkContract(settled.form, settled.template, options)).toEqual([])
  })
})

describe('a signature', () => {
  const signature = { id: 'f2', kind: 'signature', name: 'signed', label: 'Sign', rules: [{ kind: 'required' }] }

  it('[E250] wants its row in our mail, and a slot and a place in one of the provider', () => {
    const form = draftWith({ fields: [{ ...person, rules: [limited(60)] }, signature] })
    const rows = [{ name: 'full_name', label: 'Your name' }]
    const blocks = [{ id: 'b1', kind: 'answers', auto: false, rows }] as const
    const codes = (findings: readonly Finding[]) => findings.map(({ code, name }) => `${code} ${name}`)
    expect(codes(problems(found(form, { subject: 'Hello {{full_name}}', blocks })))).toEqual([
      'field-not-in-mail signed',
    ])
    const provider = { names: ['full_name'], slots: [] }
    expect(codes(found(form, {}, { provider }))).toEqual(['file-without-slot signed', 'field-not-in-mail signed'])
    expect(found(form, {}, { provider: { names: ['full_name', 'signed'], slots: ['signed'] } })).toEqual([])
  })

  it('[E250] gives no parameter its value, and no subject that is sure', () => {
    const form = draftWith({ fields: [person, signature], delivery: { map: { by: 'f2' } } })
    const codes = found(form, { subject: '{{signed}}' }).map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['mapping-without-field', 'subject-can-be-empty']))
    expect(worstSize(draftWith({ fields: [signature] })).fixedBytes).toBe(512 + 600)
    expect(sampleParams(form)).toMatchObject({ signed: 'Ada Lovelace' })
  })
})

it('[E251] a group that repeats is printed a line a row, and weighs as much as all its rows', () => {
  const fields = [
    { kind: 'text', name: 'name', label: 'Name', rules: [limited(10)] },
    { kind: 'number', name: 'age', label: 'Age', rules: [] },
  ]
  const group = { id: 'f2', kind: 'rows', name: 'guests', label: 'Guests', item: 'guest', max: 2, fields, rules: [] }
  const form = draftWith({ fields: [group] })
  expect(sampleParams(form)).toMatchObject({ guests: 'Guest 1: Ada Lovela, 3\nGuest 2: Charles Ba, 4' })
  const row = 'guest 50: '.length + 30 + 64 + 2 * ', '.length
  expect(worstSize(form).fixedBytes).toBe(512 + 2 * row)
})
