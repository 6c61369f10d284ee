import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkContract, proposeMapping, readTemplate, readTemplateNames } from '../index.ts'
import { contactForm, templateWith } from '../render/mail.test.fixture.ts'

const field = (id: string, kind: string, name: string, label: string, more: object = {}): object => ({
  id,
  kind,
  name,
  label,
  rules: [],
  ...more,
})
const delivery = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }
const form = contactForm({
  delivery,
  pages: [
    {
      id: 'p1',
      fields: [
        field('person', 'text', 'full_name', 'Your name', { autocomplete: 'name' }),
        field('mail', 'email', 'email', 'E-mail'),
        field('topic', 'text', 'f4', 'What is it about?'),
        field('words', 'textarea', 'details', 'Tell us more'),
        field('phone', 'tel', 'reach', 'Where can we call you?'),
        field('group', 'number', 'party', 'How big is your group?'),
        field('day', 'date', 'arrival', 'Arrival'),
        field('file', 'file', 'cv', 'Your CV'),
      ],
    },
  ],
})
const proposed = (name: string): string | undefined => proposeMapping(form, [name])[0]?.field

describe('proposals for the variables of a template', () => {
  it.each([
    ['from_name', 'person'],
    ['fromName', 'person'],
    ['name', 'person'],
    ['user_name', 'person'],
    ['your-name', 'person'],
    ['reply_to', 'mail'],
    ['from_email', 'mail'],
    ['user_email', 'mail'],
    ['e_mail', 'mail'],
    ['message', 'words'],
    ['comments', 'words'],
    ['subject', 'topic'],
    ['phone_number', 'phone'],
    ['Phone', 'phone'],
    ['guests', 'group'],
    ['date', 'day'],
    ['arival', 'day'],
    ['details_html', 'words'],
  ])('[E86] %s is probably the field %s', (name, id) => {
    expect(proposed(name)).toBe(id)
  })

  it.each([
    'to_name',
    'to_email',
    'colour',
    'cv_url',
    'email',
    'user_os',
    'letterslot_id',
    'user_id',
    'x',
    'how_did_the_name_come_about_then',
  ])(
    '[E86] nothing is proposed for %s: it is the maker’s own, sent already, not ours to send, or like nothing',
    (name) => {
      expect(proposed(name)).toBeUndefined()
    },
  )

  it('[E86] proposes only what the form can send under that name, each name once', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('from_name', 'cv', 'message'))), (names) => {
        const proposals = proposeMapping(form, names)
        const ids = ['person', 'mail', 'topic', 'words', 'phone', 'group', 'day']
        expect(proposals.filter(({ field: id }) => !ids.includes(id))).toEqual([])
        expect(new Set(proposals.map(({ name }) => name)).size).toBe(proposals.length)
        expect(proposals.filter(({ name }) => !/^[A-Za-z_][\w-]{0,63}$/.test(name))).toEqual([])
      }),
    )
  })

  it('[E86] a form that sends nowhere has no mapping to propose', () => {
    expect(proposeMapping(contactForm(), ['from_name'])).toEqual([])
  })
})

describe('the variables of a pasted template', () => {
  it.each([
    ['<p>From {{from_name}} &lt;{{ reply_to }}&gt;</p>{{{message}}}', ['from_name', 'reply_to', 'message']],
    ['{{#orders}}{{name}}{{/orders}}{{^orders}}none{{/orders}}', ['orders', 'name']],
    ['{{person.first}} {{person.last}}', ['person']],
    ['from_name, reply_to;message\nphone', ['from_name', 'reply_to', 'message', 'phone']],
    ['{{! a comment }}{{#if x}}{{full name}}{{}}', []],
    ['Hello, this is no list.', []],
    ['', []],
  ])('[E85] of %j are %j', (pasted, names) => {
    expect(readTemplateNames(pasted)).toEqual(names)
  })

  it.each([
    ['{{#if x}}a{{else}}b{{/if}}', [], ['{{#if x}}']],
    ['{{#each items}}{{this}}{{/each}}', [], ['{{#each items}}', '{{this}}']],
    ['Hi {{first name}}', [], ['{{first name}}']],
    ['{{message.length}} {{name.charAt(0)}}', [], ['{{message.length}}', '{{name.charAt(0)}}']],
    ['{{#x}}{{y}}', ['x', 'y'], ['{{#x}}']],
    ['{{#x}}{{/y}}{{/x}}', ['x'], ['{{/y}}']],
    ['{{>foot}}{{=<% %>=}}{{a', [], ['{{>foot}}', '{{=<% %>=}}', '{{a']],
    ['{{a {{b}}', ['b'], ['{{a {{b}}']],
    ['{{{ raw }}}{{& and}}{{#a}}{{.}}{{/a}}{{person.first}}', ['raw', 'and', 'a', 'person'], []],
  ])('[E112] EmailJS reads %j as the variables %j and does not fill in %j', (pasted, names, tags) => {
    const read = readTemplate(pasted)
    expect([read.names, read.faults.map(({ tag }) => tag)]).toEqual([names, tags])
  })

  it('[E112] reads 100,000 characters of it, and tells at most 20 faults', () => {
    expect(readTemplate(`${' '.repeat(100_000)}{{late}}`)).toEqual({ names: [], faults: [] })
    const faults = Array.from({ length: 30 }, (_, index) => `{{a ${index}}}`)
    expect(readTemplate(faults.join('')).faults).toHaveLength(20)
  })

  it('[E113] a tag that EmailJS does not fill in is a finding, which a person settles in the dashboard', () => {
    const { names, faults } = readTemplate('{{#if full_name}}{{full_name}}{{/if}}')
    const found = checkContract(form, templateWith(), { provider: { names, slots: ['cv'], faults } })
    const tag = '{{#if full_name}}'
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([
      { code: 'tag-expression', severity: 'error', place: `provider:${tag}`, tag, fix: { kind: 'confirmTag', tag } },
    ])
  })

  it('[E85] reads any text, and nothing in it runs', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (pasted) => {
        const names = readTemplateNames(`{{a}}${pasted}`)
        expect(new Set(names).size).toBe(names.length)
        expect(names.filter((name) => !/^[A-Za-z_][\w-]*$/.test(name))).toEqual([])
      }),
    )
  })
})
