import { describe, expect, it } from 'vitest'
import { type Finding, sampleParams } from '../index.ts'
import { draftWith, found, limited, person, problems } from './check-form-side.test.fixture.ts'
import { worstSize } from './worst-size.ts'

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
