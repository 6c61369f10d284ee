import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderEmail } from '../index.ts'
import { builtIns, mailOf, readHtml, refusalOf, templateOf, templateWith, textOf } from './mail.test.fixture.ts'

describe('merge tags', () => {
  it.each([
    ['Hello {{name}}!', { name: 'Ada' }, 'Hello Ada!'],
    ['{{ name }} and {{other}}.', { name: 'Ada' }, 'Ada and .'],
    ['{{first-name}}', { 'first-name': 'Ada' }, 'Ada'],
    ['{{! a note }}Hello', {}, 'Hello'],
  ])('[E10] prints parameters: %s', (text, params, printed) => {
    expect(textOf(text, params)).toBe(printed)
  })

  it.each([
    [{ phone: '+44' }, 'Call +44.'],
    [{ phone: '' }, 'No telephone.'],
    [{}, 'No telephone.'],
  ])('[E11] prints a section or its opposite for %j', (params, printed) => {
    expect(textOf('{{#phone}}Call {{phone}}.{{/phone}}{{^phone}}No telephone.{{/phone}}', params)).toBe(printed)
  })

  it.each(['false', 'null'])(
    '[E91] takes %s for nothing in a section, as the provider does, and prints it as it is',
    (value) => {
      const text = '{{#news}}Send news.{{/news}}{{^news}}No news.{{/news}} ({{news}})'
      expect(textOf(text, { news: value })).toBe(`No news. (${value})`)
      const list = { news: 'a, b', 'news.0.wanted': value, 'news.1.wanted': 'yes' }
      expect(textOf('{{#news}}{{#wanted}}1{{/wanted}}{{^wanted}}0{{/wanted}}{{/news}}', list)).toBe('01')
    },
  )

  it.each(['0', 'False', 'no', 'null ', 'nullify'])('[E91] takes the text %j for an answer', (value) => {
    expect(textOf('{{#news}}some{{/news}}{{^news}}none{{/news}}', { news: value })).toBe('some')
  })

  it('[E12] runs a section once for each value of a parameter that came several times', () => {
    const text = '{{#day}}({{.}} {{name}}){{/day}} {{day}} {{day.1}}'
    const params = { day: 'Friday, Saturday', 'day.0': 'Friday', 'day.1': 'Saturday', name: 'Ada' }
    expect(textOf(text, params)).toBe('(Friday Ada)(Saturday Ada) Friday, Saturday Saturday')
  })

  it('[E12] runs a section once for each record of a list', () => {
    const params = { 'items.0.name': 'Cup', 'items.0.price': '12', 'items.1.name': 'Bowl', 'items.1.price': '' }
    const text = '{{#items}}{{name}}: {{price}}{{^price}}free{{/price}}. {{/items}}{{#items.0}}{{name}}{{/items.0}}'
    expect(textOf(text, params)).toBe('Cup: 12. Bowl: free. Cup')
  })

  it('[E12] prints the opposite of a section for an empty list', () => {
    expect(textOf('{{#day}}some{{/day}}{{^day}}none{{/day}}', { day: '' })).toBe('none')
  })

  it.each([
    ['{{name.first}} {{name.last}}', 'Ada Lovelace'],
    ['{{#name}}{{first}} {{last}}{{/name}}', 'Ada Lovelace'],
    ['{{#name}}{{first}} {{town}}{{/name}}', 'Ada London'],
    ['{{#nobody}}{{first}}{{/nobody}}{{^nobody}}nobody{{/nobody}}', 'nobody'],
  ])('[E13] follows dot paths over flat parameters: %s', (text, printed) => {
    expect(textOf(text, { 'name.first': 'Ada', 'name.last': 'Lovelace', town: 'London' })).toBe(printed)
  })

  it.each([
    ['tag-raw', 'Hello {{{name}}}', '{{{name}}}'],
    ['tag-raw', 'Hello {{& name}}', '{{& name}}'],
    ['tag-raw', '{{#name}}{{{.}}}{{/name}}', '{{{.}}}'],
    ['tag-partial', '{{> footer}}', '{{> footer}}'],
    ['tag-delimiter', '{{=<% %>=}}<%name%>', '{{=<% %>=}}'],
    ['tag-expression', '{{#if name}}yes{{/if}}', '{{#if name}}'],
    ['tag-expression', '{{#if name}}yes{{/if name}}', '{{#if name}}'],
    ['tag-expression', '{{name.charAt(0)}}', '{{name.charAt(0)}}'],
    ['tag-expression', '{{your name}}', '{{your name}}'],
    ['tag-expression', '{{}}', '{{}}'],
    ['tag-expression', '{{@root}}', '{{@root}}'],
    ['tag-unclosed', '{{#name}}hello', '{{#name}}'],
    ['tag-unclosed', 'hello {{/name}}', '{{/name}}'],
    ['tag-unclosed', 'hello {{name', '{{name'],
  ])('[E14] [E15] [E16] [E17] refuses with %s: %s', (code, text, tag) => {
    expect(refusalOf(templateOf(text), { name: 'Ada' })).toEqual({ code, place: '/blocks/0/text', tag })
  })

  it.each([
    ['/subject', { subject: '{{{x}}}' }],
    ['/fromName', { fromName: '{{{x}}}' }],
    ['/replyTo', { replyTo: '{{{x}}}' }],
    ['/cc/1', { cc: ['me@example.org', '{{{x}}}'] }],
    [
      '/blocks/1/text',
      {
        blocks: [
          { id: '1', kind: 'divider' },
          { id: '2', kind: 'heading', text: '{{{x}}}' },
        ],
      },
    ],
  ] as const)('[E14] names the place %s of a refused tag', (place, changes) => {
    expect(refusalOf(templateWith(changes))).toEqual({ code: 'tag-raw', place, tag: '{{{x}}}' })
  })

  it.each([
    '{{constructor.name}}',
    '{{constructor}}',
    '{{__proto__}}',
    '{{toString}}',
    '{{name.length}}',
    '{{name.constructor.name}}',
    '{{#__proto__}}x{{/__proto__}}',
    '{{#name}}{{constructor.name}}{{/name}}',
  ])('[E18 F58] prints nothing for %s', (text) => {
    expect(textOf(`(${text})`, { name: 'Ada' })).toBe('()')
  })

  it('[E18 F14] takes __proto__ for a name like any other', () => {
    const params: Record<string, string> = JSON.parse('{"__proto__":"odd","constructor":"name"}')
    expect(textOf('{{__proto__}} {{constructor}}', params)).toBe('odd name')
  })

  it.each([[() => 'run'], [{ nested: 'yes' }], [7], [null], [undefined]])(
    '[E19] refuses a parameter that is %o',
    (value) => {
      const params: Record<string, string> = JSON.parse('{}')
      Object.defineProperty(params, 'a/b', { value, enumerable: true })
      const mail = renderEmail(templateWith(), params, builtIns)
      expect(mail.ok ? mail : { code: mail.error.code, place: mail.error.place }).toEqual({
        code: 'parameter-not-text',
        place: '/a~1b',
      })
    },
  )

  it.each([
    ['null', ''],
    ['7', ''],
    ['{}', '/format'],
    ['{"blocks":[null]}', '/blocks/0'],
    ['{"blocks":[{"id":"b1","kind":"text"}]}', '/blocks/0/text'],
    ['{"blocks":[{"id":"b1","kind":"answers","auto":true,"rows":[null]}]}', '/blocks/0/rows/0'],
    ['{"blocks":[{"id":"b1","kind":"film"}]}', '/blocks/0/kind'],
    ['{"to":"me@example.org"}', '/to'],
    ['{"subject":7}', '/subject'],
  ])('[E19] refuses the document %s, which has not the shape of a template, by its place', (changes, place) => {
    const document = JSON.parse(changes)
    const whole = typeof document === 'object' && document && place !== '/format'
    const mail = renderEmail(whole ? { ...templateWith(), ...document } : document, {}, builtIns)
    expect(mail.ok ? mail : { code: mail.error.code, place: mail.error.place }).toEqual({
      code: 'template-faults',
      place,
    })
  })

  it('[E20 F58] never reads what a visitor typed for tags', () => {
    const name = fc.constantFrom(
      '{{email}}',
      '{{{email}}}',
      '{{#email}}x{{/email}}',
      '{{=<% %>=}}',
      '{{',
      '}}',
      '{{> x}}',
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 4 }), (parts) => {
        const typed = `a${parts.join('')}z`
        const mail = mailOf(templateWith(), { full_name: typed, message: '', email: 'ada@example.org' })
        expect(mail.subject).toBe(`Write to us: ${typed}`)
        expect(mail.text).toContain(`${typed} wrote:`)
        expect(readHtml(mail.html)).toContain(`${typed} wrote:`)
      }),
    )
  })

  it('[E21] prints the seven built-in parameters', () => {
    const names = ['os', 'platform', 'browser', 'version', 'country', 'referrer', 'ip']
    const text = names.map((name) => `{{user_${name}}}`).join('|')
    expect(textOf(text, {})).toBe(
      'Linux|desktop|Firefox|145||https://example.org/contact|d41d8cd98f00b204e9800998ecf8427e',
    )
  })

  it('[E21] lets no visitor name the built-in parameters', () => {
    expect(textOf('{{user_ip}} {{user_country}}', { user_ip: 'forged', user_country: 'forged' })).toBe(
      'd41d8cd98f00b204e9800998ecf8427e ',
    )
  })
})
