import type { Form } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import {
  applyFix,
  type ContractOptions,
  checkContract as checkAll,
  type EmailTemplate,
  type Finding,
  isApplied,
  starterEmail,
} from '../index.ts'
import { contactForm, templateOf } from '../render/mail.test.fixture.ts'

const form = contactForm()

/** The findings that are more than information. */
function checkContract(of: Form, template: EmailTemplate, options: ContractOptions = {}): readonly Finding[] {
  return checkAll(of, template, options).filter(({ severity }) => severity !== 'info')
}

function starterWith(changes: Partial<EmailTemplate> = {}): EmailTemplate {
  return { ...starterEmail(form, { id: 't', to: 'you@example.org' }), ...changes }
}

/** The starter with one more text at the end. */
function starterSaying(text: string): EmailTemplate {
  const template = starterWith()
  return { ...template, blocks: [...template.blocks, { id: 'b9', kind: 'text', text }] }
}

function codesOf(template: EmailTemplate): readonly string[] {
  return checkContract(form, template).map(({ code }) => code)
}

describe('checkContract', () => {
  it('[E70] finds a parameter that no field sends and names the likely one', () => {
    expect(checkContract(form, starterSaying('{{#mesage}}They said {{ mesage }}{{/mesage}}'))).toEqual<Finding[]>([
      {
        code: 'unknown-parameter',
        severity: 'error',
        place: '/blocks/3/text',
        name: 'mesage',
        fix: { kind: 'setText', place: '/blocks/3/text', text: '{{#message}}They said {{message}}{{/message}}' },
      },
    ])
  })

  it('[E70] takes out a parameter that is like no other', () => {
    expect(checkContract(form, starterWith({ subject: 'From {{company}}!' }))).toEqual<Finding[]>([
      {
        code: 'unknown-parameter',
        severity: 'error',
        place: '/subject',
        name: 'company',
        fix: { kind: 'setText', place: '/subject', text: 'From !' },
      },
    ])
  })

  it('[E70] names the one field that is not in the mail yet for a parameter that no field sends', () => {
    const rows = [
      { name: 'full_name', label: 'Your name' },
      { name: 'email', label: 'E-mail' },
      { name: 'remarks', label: 'Remarks' },
    ]
    const template = starterWith({ blocks: [{ id: 'b1', kind: 'answers', auto: false, rows }] })
    expect(checkContract(form, template)[0]).toEqual<Finding>({
      code: 'unknown-parameter',
      severity: 'error',
      place: '/blocks/0/rows/2/name',
      name: 'remarks',
      fix: { kind: 'setText', place: '/blocks/0/rows/2/name', text: 'message' },
    })
  })

  it('[E70] knows the mapped, the built-in and our own parameters', () => {
    const mapped = contactForm({
      delivery: {
        origin: 'https://api.emailjs.com',
        publicKey: 'k',
        serviceId: 's',
        templateId: 't',
        map: { from_name: 'f1' },
      },
    })
    const text = '{{from_name}} {{user_browser}} {{letterslot_reference}} {{#message}}{{.}}{{/message}}'
    expect(checkContract(mapped, starterSaying(text))).toEqual([])
  })

  it('[E71] finds a field that the mail does not show and adds its row', () => {
    const template = starterWith({
      replyTo: '{{email}}',
      blocks: [{ id: 'b1', kind: 'answers', auto: false, rows: [{ name: 'message', label: 'Message' }] }],
    })
    expect(checkContract(form, template)).toEqual<Finding[]>([
      {
        code: 'field-not-in-mail',
        severity: 'warning',
        place: '/blocks',
        name: 'email',
        fix: { kind: 'addRow', name: 'email', label: 'E-mail' },
      },
    ])
    expect(applyFix({ form, template }, { kind: 'addRow', name: 'email', label: 'E-mail' }).template.blocks).toEqual([
      {
        id: 'b1',
        kind: 'answers',
        auto: false,
        rows: [
          { name: 'message', label: 'Message' },
          { name: 'email', label: 'E-mail' },
        ],
      },
    ])
  })

  it('[E71] misses nothing in a table that prints every answer', () => {
    expect(codesOf(starterWith({ blocks: [{ id: 'b1', kind: 'answers', auto: true, rows: [] }] }))).toEqual([])
  })

  it.each<readonly [string, Partial<EmailTemplate>, Partial<Finding>]>([
    ['no recipient', { to: [] }, {}],
    ['an empty one', { to: [''] }, {}],
    ['a field that is no address', { to: ['{{message}}'], visitorRecipients: true }, { name: 'message' }],
  ])('[E72] finds that the mail may go to nobody: %s', (_name, changes, about) => {
    const fix = { kind: 'fillRecipient', place: '/to/0' } as const
    expect(checkContract(form, starterWith(changes))).toEqual<Finding[]>([
      { code: 'recipient-can-be-empty', severity: 'error', place: '/to', ...about, fix },
    ])
  })

  it.each([
    ['left empty and be no address', []],
    ['left empty', [{ kind: 'type' }]],
    ['no address', [{ kind: 'required' }]],
  ])('[E72] finds a recipient that may be %s, and requires one', (_name, rules) => {
    const email = { id: 'f1', kind: 'email', name: 'email', label: 'E-mail', rules }
    const open = contactForm({ pages: [{ id: 'p1', fields: [email] }] })
    const template = { ...starterEmail(open, { id: 't', to: '{{email}}' }), visitorRecipients: true }
    const fix = { kind: 'requireField', place: '/pages/0/fields/0' } as const
    expect(checkContract(open, template)).toEqual<Finding[]>([
      { code: 'recipient-can-be-empty', severity: 'error', place: '/to', name: 'email', fix },
    ])
    const settled = applyFix({ form: open, template }, fix)
    const kinds = settled.form.pages[0]?.fields[0]?.rules.map(({ kind }) => kind)
    expect(kinds?.sort()).toEqual(['required', 'type'])
    expect(checkContract(settled.form, settled.template)).toEqual([])
  })

  it('[E72] trusts a required field that is always shown', () => {
    expect(codesOf(starterWith({ to: ['{{email}}'], visitorRecipients: true }))).toEqual([])
  })

  it.each([
    ['ada@example.org', []],
    ['reception', ['recipient-can-be-empty']],
    ['', ['recipient-can-be-empty']],
  ])('[E72] trusts a hidden field with the value %j only where that is an address', (value, codes) => {
    const hidden = { id: 'f1', kind: 'hidden', name: 'team', label: 'Team', rules: [], default: value }
    const routed = contactForm({ pages: [{ id: 'p1', fields: [hidden] }] })
    const template = { ...starterEmail(routed, { id: 't', to: '{{team}}' }), visitorRecipients: true }
    expect(checkContract(routed, template).map(({ code }) => code)).toEqual(codes)
  })

  it('[E72] does not trust a required field that a condition may hide', () => {
    const required = [{ kind: 'required' }, { kind: 'type' }]
    const fields = [
      { id: 'f1', kind: 'text', name: 'wish', label: 'Your wish', rules: [] },
      {
        id: 'f2',
        kind: 'email',
        name: 'email',
        label: 'E-mail',
        rules: required,
        visibleWhen: { field: 'f1', is: 'filled' },
      },
    ]
    const hiding = contactForm({ pages: [{ id: 'p1', fields }] })
    const template = { ...starterEmail(hiding, { id: 't', to: '{{email}}' }), visitorRecipients: true }
    expect(checkContract(hiding, template).map(({ code }) => code)).toEqual(['recipient-can-be-empty'])
  })

  it('[E261] nor one in a section that a condition may hide', () => {
    const email = {
      id: 'f2',
      kind: 'email',
      name: 'email',
      label: 'E-mail',
      rules: [{ kind: 'required' }, { kind: 'type' }],
    }
    const asked = { id: 'f1', kind: 'text', name: 'wish', label: 'Your wish', rules: [] }
    const codesWith = (visibleWhen: object): readonly string[] => {
      const section = { id: 's1', kind: 'section', name: 'reply', label: 'A reply', rules: [], ...visibleWhen }
      const form = contactForm({ pages: [{ id: 'p1', fields: [asked, section, email] }] })
      const template = { ...starterEmail(form, { id: 't', to: '{{email}}' }), visitorRecipients: true }
      return checkContract(form, template).map(({ code }) => code)
    }
    expect(codesWith({})).toEqual([])
    expect(codesWith({ visibleWhen: { field: 'f1', is: 'filled' } })).toEqual(['recipient-can-be-empty'])
  })

  it('[E72] finds a fixed recipient that is no address', () => {
    expect(checkContract(form, starterWith({ cc: ['you at example'] }))).toEqual<Finding[]>([
      { code: 'recipient-invalid', severity: 'error', place: '/cc/0', fix: { kind: 'fillRecipient', place: '/cc/0' } },
    ])
  })

  it('[E73 F57] finds a visitor’s recipient without leave', () => {
    const template = starterWith({ cc: ['{{email}}'] })
    const fix = { kind: 'allowVisitorRecipients' } as const
    expect(checkContract(form, template)).toEqual<Finding[]>([
      { code: 'recipient-from-visitor', severity: 'error', place: '/cc/0', fix },
    ])
    expect(applyFix({ form, template }, fix).template.visitorRecipients).toBe(true)
  })

  it.each([
    ['tag-raw', '{{{message}}}', '{{{message}}}', '{{message}}'],
    ['tag-raw', '{{& message }}', '{{& message }}', '{{message}}'],
    [
      'tag-expression',
      '{{#if message}}yes{{else}}no{{/if}}',
      '{{#if message}}',
      '{{#message}}yes{{/message}}{{^message}}no{{/message}}',
    ],
    ['tag-expression', '{{#unless message}}no{{/unless}}', '{{#unless message}}', '{{^message}}no{{/message}}'],
    ['tag-expression', 'by {{full name}}', '{{full name}}', 'by {{full_name}}'],
    ['tag-expression', 'a {{message.trim()}} b', '{{message.trim()}}', 'a  b'],
    ['tag-partial', 'a {{> footer}} b', '{{> footer}}', 'a  b'],
    ['tag-unclosed', 'a {{#message}} b', '{{#message}}', 'a  b'],
  ] as const)('[E74] finds %s in %s', (code, text, tag, repaired) => {
    expect(checkContract(form, starterSaying(text))).toEqual<Finding[]>([
      {
        code,
        severity: 'error',
        place: '/blocks/3/text',
        tag,
        fix: { kind: 'setText', place: '/blocks/3/text', text: repaired },
      },
    ])
  })

  it.each([
    starterSaying('{{mesage}}'),
    starterSaying('{{{message}}} {{{full_name}}}'),
    starterSaying('{{#if message}}{{#if email}}both{{/if}}{{/if}}'),
    starterSaying('{{#one}}{{/two}}'),
    starterWith({ subject: '{{nothing}}', fromName: '{{nobody}}', replyTo: '{{{email}}}' }),
    starterWith({ cc: ['{{email}}'], bcc: ['{{nothing}}'] }),
    starterWith({ blocks: [] }),
    starterWith({ blocks: [{ id: 'b1', kind: 'answers', auto: false, rows: [{ name: 'gone', label: 'Gone' }] }] }),
    templateOf('{{mesage}}'),
  ])('[E75] is settled by its fixes', (template) => {
    let settled = { form, template }
    for (let round = 0; round < 20; round += 1) {
      const [fix] = checkContract(settled.form, settled.template).flatMap((finding) => finding.fix ?? [])
      if (fix === undefined || !isApplied(fix)) break
      settled = applyFix(settled, fix)
    }
    expect(checkContract(settled.form, settled.template)).toEqual([])
  })
})
