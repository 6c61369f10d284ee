import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../../../scripts/any-character.ts'
import type { Block } from '../index.ts'
import { builtIns, mailOf, readHtml, templateOf, templateWith } from './mail.test.fixture.ts'
import { createMailRenderer, renderEmail } from './render-email.ts'

/** Anything a stranger may type: every code point, and the strings that break things. */
const typed = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '</td></tr></table>',
        '{{email}}',
        '&lt;b&gt;',
        '&',
        "it's",
        '--><!--',
        '\r\nBcc: victim@example.net',
        '\n\n',
        '$&$1',
        'ʻ\u202e‮',
      ),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''))

const everywhere = templateWith({
  subject: '{{a}}',
  fromName: '{{a}}',
  blocks: [
    { id: '1', kind: 'heading', text: 'Heading {{a}}.' },
    { id: '2', kind: 'text', text: '{{#a}}{{a}}{{/a}} and {{b}}.' },
    { id: '3', kind: 'answers', auto: true, rows: [] },
  ],
})

/** Every tag but the line breaks, less the one attribute that holds the subject: quotes end it, and values have none. */
function tagsOf(html: string): readonly string[] {
  return (html.replace(/ aria-label="[^"]*"/, '').match(/<[^>]*>/g) ?? []).filter((tag) => tag !== '<br>')
}

function foldLineEnds(text: string): string {
  return text.split('\r\n').join('\n').split('\r').join('\n')
}

describe('the mail', () => {
  it('[E30] is the same characters each time and leaves its arguments alone', () => {
    fc.assert(
      fc.property(typed, typed, (a, b) => {
        const params = Object.freeze({ a, b })
        const template = Object.freeze(structuredClone(everywhere))
        expect(mailOf(template, params)).toEqual(mailOf(structuredClone(everywhere), { a, b }))
        expect(template).toEqual(everywhere)
      }),
    )
  })

  it('[E30] is the same from a renderer that knows its template already, faults and recipients too', () => {
    const renderer = createMailRenderer()
    const faulty = [templateOf('{{{a}}}'), templateWith({ to: [] }), { ...everywhere, subject: undefined }]
    fc.assert(
      fc.property(typed, typed, (a, b) => {
        for (const template of [everywhere, templateWith({ to: ['{{a}}'], visitorRecipients: true }), ...faulty]) {
          const mail = Reflect.apply(renderEmail, undefined, [template, { a, b }, builtIns])
          expect(Reflect.apply(renderer.render, undefined, [template, { a, b }, builtIns])).toEqual(mail)
          const { to, cc, bcc } = mail.ok ? mail.value : {}
          const recipients = mail.ok ? { ok: true, value: { to, cc, bcc } } : mail
          expect(Reflect.apply(renderer.recipients, undefined, [template, { a, b }, builtIns])).toEqual(recipients)
        }
      }),
    )
  })

  it('[E31 F58] has the same markup whatever was typed', () => {
    fc.assert(
      fc.property(typed, typed, (a, b) => {
        const plain = tagsOf(mailOf(everywhere, { a: 'plain', b: 'plain' }).html)
        expect(tagsOf(mailOf(everywhere, { a: `-${a}`, b: `-${b}` }).html)).toEqual(plain)
      }),
    )
  })

  it('[E32 F20] holds every value in both parts, character for character', () => {
    fc.assert(
      fc.property(typed, typed, (a, b) => {
        const mail = mailOf(everywhere, { a: `-${a}-`, b: `-${b}-` })
        for (const value of [`-${foldLineEnds(a)}-`, `-${foldLineEnds(b)}-`]) {
          expect(mail.text).toContain(value)
          expect(readHtml(mail.html)).toContain(value)
        }
      }),
    )
  })

  it.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])('[E33] keeps the line break in %j', (message) => {
    const mail = mailOf(templateOf('{{message}}'), { message })
    expect(mail.text).toBe('one\ntwo\n')
    expect(mail.html).toContain('>one<br>two<')
  })

  it('[E36] parts label and answer by a colon in the text, but where the label ends a sentence', () => {
    const rows = ['Phone (mobile)', 'Sure?', '本当？', 'Day:', 'Wait…'].map((label, at) => ({ name: `n${at}`, label }))
    const template = templateWith({ blocks: [{ id: '1', kind: 'answers', auto: false, rows }] })
    const { text } = mailOf(template, Object.fromEntries(rows.map(({ name }) => [name, 'x'])))
    expect(text).toBe('Phone (mobile): x\nSure? x\n本当？ x\nDay: x\nWait… x\n')
  })

  it('[E34] tables what was sent, says what was left empty and leaves out what was hidden', () => {
    const rows = [
      { name: 'full_name', label: 'Your name' },
      { name: 'phone', label: 'Phone' },
      { name: 'group', label: 'Do you bring a group?' },
      { name: 'hidden_one', label: 'Hidden by a condition' },
    ]
    const template = templateWith({ blocks: [{ id: '1', kind: 'answers', auto: true, rows }] })
    const mail = mailOf(template, { full_name: 'Ada', phone: '', group: 'yes', unlisted: 'x' })
    expect(mail.text).toBe('Your name: Ada\nPhone: (no answer)\nDo you bring a group? yes\n')
    expect(readHtml(mail.html)).not.toContain('Hidden by a condition')
    expect(readHtml(mail.html)).toContain('Phone(no answer)')
  })

  it('[E260] prints the title of a section above its answers that were sent, and parts what follows in none', () => {
    const rows = [
      { name: 'way', label: 'Way' },
      { name: 'plate', label: 'Plate', section: 'Your {{way}} & more' },
      { name: 'fuel', label: 'Fuel', section: 'Your {{way}} & more' },
      { name: 'after', label: 'After' },
      { name: 'gone', label: 'Gone', section: 'Nobody saw it' },
    ]
    const template = templateWith({ blocks: [{ id: '1', kind: 'answers', auto: true, rows }] })
    const mail = mailOf(template, { way: 'car', plate: 'GR 1', fuel: '', after: 'x' })
    expect(mail.text).toBe('Way: car\n\nYour car & more\n---------------\nPlate: GR 1\nFuel: (no answer)\n\nAfter: x\n')
    expect(mail.html).toMatch(/<h2 [^>]*>Your car &amp; more<\/h2>/)
    expect(readHtml(mail.html)).not.toContain('Nobody saw it')
  })

  it('[E115] prints the text beside “Other” where a page without scripts sent it by a name of its own', () => {
    const way = { name: 'way', label: 'How do you come?' }
    const other = { name: 'way_other', label: 'Anything else?' }
    const mailWith = (rows: readonly (typeof way)[], words: string) =>
      mailOf(templateWith({ blocks: [{ id: '1', kind: 'answers', auto: true, rows }] }), {
        way: 'Other',
        way_other: words,
      })
    expect(
      [mailWith([way], ' By tram '), mailWith([way], ''), mailWith([way, other], 'Yes')].map(({ text }) => text),
    ).toEqual([
      'How do you come? Other: By tram\n',
      'How do you come? Other\n',
      'How do you come? Other\nAnything else? Yes\n',
    ])
  })

  it('[E34] starts an answer of several lines on its own line', () => {
    const rows = [
      { name: 'a', label: 'A' },
      { name: 'b', label: 'B' },
    ]
    const template = templateWith({ blocks: [{ id: '1', kind: 'answers', auto: false, rows }] })
    expect(mailOf(template, { a: 'one\ntwo', b: 'three' }).text).toBe('A:\none\ntwo\n\nB: three\n')
  })

  it('[E35 F53] prints every parameter that is not ours, the wire’s or built in', () => {
    const template = templateWith({ blocks: [{ id: '1', kind: 'answers', auto: true, rows: [] }] })
    const params = {
      full_name: 'Ada',
      user_id: 'k',
      service_id: 's',
      template_id: 't',
      lib_version: '4.4.1',
      accessToken: 'secret',
      'g-recaptcha-response': 'token',
      letterslot_id: 'x'.repeat(26),
      user_os: 'forged',
      email: 'ada@example.org',
    }
    expect(mailOf(template, params).text).toBe('full_name: Ada\nemail: ada@example.org\n')
  })

  it('[E35] prints a list once, whole', () => {
    const template = templateWith({ blocks: [{ id: '1', kind: 'answers', auto: true, rows: [] }] })
    const params = { day: 'Friday, Saturday', 'day.0': 'Friday', 'day.1': 'Saturday', 'name.first': 'Ada' }
    expect(mailOf(template, params).text).toBe('day: Friday, Saturday\nname.first: Ada\n')
  })

  it('[E36 F24] prints labels as they stand', () => {
    const rows = [{ name: 'email', label: '<b>%s {{other}}</b>' }]
    const mail = mailOf(templateWith({ blocks: [{ id: '1', kind: 'answers', auto: false, rows }] }), { email: 'x' })
    expect(mail.text).toBe('<b>%s {{other}}</b>: x\n')
    expect(mail.html).toContain('&lt;b&gt;%s {{other}}&lt;/b&gt;')
  })

  it('[E37] names its language, has a title and loads nothing', () => {
    const { html } = mailOf(templateWith({ locale: 'pt-BR' }), { full_name: 'Ada & Charles' })
    expect(html.match(/ lang="[^"]*"/g)).toEqual([' lang="pt-BR"', ' lang="pt-BR"'])
    expect(html).toContain('<title>Write to us: Ada &amp; Charles</title>')
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object)\b|url\(|@import|\ssrc=|\shref=/i)
  })

  it('[E37] is laid out from right to left in a language that is written so', () => {
    const { html } = mailOf(templateWith({ locale: 'ar' }), { full_name: 'Ada' })
    expect(html.match(/ lang="ar" dir="rtl"/g)).toHaveLength(2)
    expect(html).toMatch(/<th [^>]*align="right" [^>]*padding-left:16px/)
    expect(mailOf(templateWith({ locale: 'de' }), { full_name: 'Ada' }).html).not.toContain('rtl')
  })

  it('[E37] gives layout tables no role and answers a header cell each', () => {
    const { html } = mailOf(templateWith(), { full_name: 'Ada' })
    const tables = html.match(/<table[^>]*>/g) ?? []
    const withoutRole = tables.filter((tag) => !tag.includes('role="presentation"'))
    expect(withoutRole.map((tag) => tag.includes('class="ls-answers"'))).toEqual([true])
    expect(html).toContain('scope="row"')
  })

  it.each<Block>([
    { id: '1', kind: 'heading', text: '{{nothing}}' },
    { id: '1', kind: 'text', text: ' {{nothing}}\n' },
    { id: '1', kind: 'answers', auto: true, rows: [] },
    { id: '1', kind: 'answers', auto: false, rows: [{ name: 'nothing', label: 'Nothing' }] },
  ])('[E38] leaves no trace of an empty block: %j', (block) => {
    const rest: Block = { id: '2', kind: 'text', text: 'Hello' }
    expect(mailOf(templateWith({ blocks: [block, rest] }), {})).toEqual(mailOf(templateWith({ blocks: [rest] }), {}))
  })

  it('[E39] says the same in both parts, in the template’s order', () => {
    const mail = mailOf(templateWith(), { full_name: 'Ada', message: 'Hello' })
    const parts = ['A new message', 'Ada wrote: Hello', 'Your name', 'Ada']
    expect(mail.text).toBe(`A new message\n=============\n\nAda wrote: Hello\n\nYour name: Ada\n\n${'-'.repeat(40)}\n`)
    const seen = readHtml(mail.html.slice(mail.html.indexOf('<body')))
    const places = parts.map((part, index) => seen.indexOf(part, index === 3 ? seen.indexOf('Your name') + 9 : 0))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
  })
})
