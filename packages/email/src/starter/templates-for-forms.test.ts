import { compileForm, type Form } from '@letterslot/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkContract,
  generalTemplate,
  parseEmailTemplate,
  sampleParams,
  starterEmail,
  syncAnswers,
} from '../index.ts'
import { contactForm, formOf, mailOf, templateWith } from '../render/mail.test.fixture.ts'
import { sampleValue } from '../sample/sample-params.ts'

const rowNames = ['a', 'b', 'c', 'd', 'e']

/** A form whose fields are text fields of these names, in this order. */
function formWith(fields: readonly { readonly name: string; readonly label: string }[]): Form {
  return contactForm({
    pages: [
      { id: 'p1', fields: fields.map((field) => ({ ...field, id: `f_${field.name}`, kind: 'text', rules: [] })) },
    ],
  })
}

describe('templates for forms', () => {
  it('[E60] writes a mail for a form', () => {
    expect(starterEmail(contactForm(), { id: 'tmpl_contact', to: 'you@example.org' })).toEqual({
      format: 'letterslot.email/1',
      version: 1,
      id: 'tmpl_contact',
      formId: 'contact',
      locale: 'en',
      to: ['you@example.org'],
      cc: [],
      bcc: [],
      replyTo: '{{email}}',
      fromName: '{{full_name}}',
      subject: 'Write to us: {{full_name}}',
      visitorRecipients: false,
      blocks: [
        { id: 'b1', kind: 'heading', text: 'Write to us' },
        { id: 'b2', kind: 'text', text: 'Reply to this mail and your answer goes to {{email}}.' },
        {
          id: 'b3',
          kind: 'answers',
          auto: true,
          rows: [
            { name: 'full_name', label: 'Your name' },
            { name: 'email', label: 'E-mail' },
            { name: 'message', label: 'What is it about?' },
          ],
        },
      ],
    })
  })

  it('[E60] makes do without a name, an address, a recipient', () => {
    const form = formWith([{ name: 'idea', label: 'Your idea' }])
    const { to, replyTo, fromName, subject } = starterEmail(form, { id: 't', to: '' })
    expect({ to, replyTo, fromName, subject }).toEqual({
      to: [],
      replyTo: '',
      fromName: 'Write to us',
      subject: 'Write to us',
    })
  })

  it('[E60] says nothing of a reply where the visitor may leave the address out and did', () => {
    const email = { id: 'f1', kind: 'email', name: 'email', label: 'E-mail', rules: [] }
    const form = contactForm({ pages: [{ id: 'p1', fields: [email] }] })
    const template = starterEmail(form, { id: 't', to: 'you@example.org' })
    expect(mailOf(template, { email: '' }).text).not.toContain('Reply')
    expect(mailOf(template, { email: 'ada@example.org' }).text).toContain('your answer goes to ada@example.org')
  })

  it.each(['field', 'section', 'page', 'way'] as const)(
    '[E60] nor where a condition of a %s keeps it from being asked',
    (of) => {
      const email = { id: 'f1', kind: 'email', name: 'email', label: 'E-mail', rules: [{ kind: 'required' }] }
      const wish = { id: 'f2', kind: 'text', name: 'wish', label: 'Answer?', rules: [] }
      const title = { id: 'f3', kind: 'section', name: 'title', label: 'You', rules: [] }
      const only = (part: typeof of) => (part === of ? { visibleWhen: { field: 'f2', is: 'filled' } } : {})
      const next = of === 'way' ? { next: [{ when: { field: 'f2', is: 'empty' }, end: true }] } : {}
      const fields = [
        { ...title, ...only('section') },
        { ...email, ...only('field') },
      ]
      const pages = (more: object, own: object) => [
        { id: 'p1', fields: [wish], ...more },
        { id: 'p2', ...own, fields },
      ]
      const form = contactForm({ pages: pages(next, only('page')) })
      const template = starterEmail(form, { id: 't', to: 'you@example.org' })
      expect(mailOf(template, { email: '' }).text).not.toContain('Reply')
      expect(mailOf(template, { email: 'ada@example.org' }).text).toContain('your answer goes to ada@example.org')
    },
  )

  it('[E60 F24] takes braces in a title for words', () => {
    const template = starterEmail(contactForm({ title: 'Use {{{name}}}' }), { id: 't', to: 'you@example.org' })
    expect(mailOf(template, { full_name: 'Ada' }).subject).toBe('Use { { {name}}}: Ada')
  })

  it('[E61] has no finding of its own, and is a sound document', () => {
    const template = starterEmail(contactForm(), { id: 't', to: ['you@example.org'] })
    expect(checkContract(contactForm(), template).filter(({ severity }) => severity !== 'info')).toEqual([])
    expect(parseEmailTemplate(template)).toEqual({ ok: true, value: template })
  })

  it('[E62] prints any form with the general template', () => {
    const template = generalTemplate({ id: 'general', to: 'you@example.org' })
    const mail = mailOf(template, { animal: 'Cat', email: 'ada@example.org', letterslot_reference: '7F3K-Q2' })
    expect({ to: mail.to, replyTo: mail.replyTo, subject: mail.subject, text: mail.text }).toEqual({
      to: ['you@example.org'],
      replyTo: 'ada@example.org',
      subject: 'New message from your form',
      text: `New message from your form\n${'='.repeat(26)}\n\nanimal: Cat\nemail: ada@example.org\n\nReference 7F3K-Q2.\n`,
    })
    expect(parseEmailTemplate(template)).toEqual({ ok: true, value: template })
  })

  it('[E63] follows labels, order, new and removed fields', () => {
    const row = { name: 'b', label: 'Old', note: 'kept' }
    const rows = [{ name: 'gone', label: 'Gone' }, row]
    const template = templateWith({ blocks: [{ id: 'b1', kind: 'answers', auto: true, rows }] })
    const form = formWith([
      { name: 'a', label: 'A' },
      { name: 'b', label: 'B' },
    ])
    expect(syncAnswers(template, form).blocks).toEqual([
      {
        id: 'b1',
        kind: 'answers',
        auto: true,
        rows: [
          { name: 'a', label: 'A' },
          { name: 'b', label: 'B', note: 'kept' },
        ],
      },
    ])
  })

  it('[E64] changes nothing the second time, whatever the form became', () => {
    const fields = fc
      .uniqueArray(fc.record({ name: fc.constantFrom(...rowNames), label: fc.string().map((text) => `L${text}`) }), {
        minLength: 1,

        selector: ({ name }) => name,
      })
      .map(formWith)
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const template = starterEmail(before, { id: 't', to: 'you@example.org' })
        const synced = syncAnswers(template, after)
        expect(syncAnswers(synced, after)).toBe(synced)
        expect(syncAnswers(template, before)).toBe(template)
        expect(checkContract(after, synced).filter(({ code }) => code === 'field-not-in-mail')).toEqual([])
      }),
    )
  })

  it('[E65] leaves tables kept by hand and templates of other forms alone', () => {
    const byHand = templateWith({ blocks: [{ id: 'b1', kind: 'answers', auto: false, rows: [] }] })
    const ofAny = templateWith({ formId: '', blocks: [{ id: 'b1', kind: 'answers', auto: true, rows: [] }] })
    expect(syncAnswers(byHand, contactForm())).toBe(byHand)
    expect(syncAnswers(ofAny, contactForm())).toBe(ofAny)
  })
})

describe('sample answers', () => {
  const form = formOf({
    format: 'letterslot.form/1',
    version: 1,
    id: 'order',
    title: 'Order',
    locale: 'en',
    pages: [
      {
        id: 'p1',
        fields: [
          { id: 'f1', kind: 'text', name: 'name', label: 'Name', rules: [{ kind: 'length', max: 6 }] },
          { id: 'f2', kind: 'email', name: 'email', label: 'E-mail', rules: [{ kind: 'type' }] },
          {
            id: 'f3',
            kind: 'number',
            name: 'people',
            label: 'People',
            rules: [{ kind: 'range', min: 4, max: 9, step: 2 }],
          },
          { id: 'f4', kind: 'date', name: 'day', label: 'Day', rules: [{ kind: 'range', min: '2030-01-01' }] },
          {
            id: 'f5',
            kind: 'checkboxes',
            name: 'meals',
            label: 'Meals',
            options: ['soup', 'salad', 'cake'].map((value) => ({ value, label: value })),
            rules: [{ kind: 'length', max: 2 }],
          },
          { id: 'f6', kind: 'consent', name: 'terms', label: 'I agree', rules: [{ kind: 'required' }] },
          { id: 'f7', kind: 'text', name: 'wish', label: 'A wish', rules: [] },
          { id: 'f8', kind: 'hidden', name: 'source', label: '', default: 'poster', rules: [] },
          { id: 'f9', kind: 'content', name: 'note', label: 'Note', rules: [] },
        ],
      },
    ],
  })

  it('[E66] are believable and the same each time', () => {
    expect(sampleParams(form)).toEqual({
      name: 'Ada Lo',
      email: 'ada@example.org',
      people: '4',
      day: '2030-01-01',
      meals: 'soup, salad',
      terms: 'yes',
      wish: 'A sample answer to “A wish”',
      source: 'poster',
      letterslot_id: '7F3KQ200000000000000000000',
      letterslot_reference: '7F3K-Q2',
      letterslot_written_at: '2027-06-01T14:02:00+02:00',
      letterslot_sent_at: '2027-06-01T14:02:00+02:00',
      letterslot_attempts: '1',
    })
    expect(sampleParams(form)).toEqual(sampleParams(form))
  })

  it.each([
    [[], 'sample.pdf'],
    [[{ kind: 'file', accept: 'text/plain, .docx' }], 'sample.docx'],
    [[{ kind: 'file', accept: '.png,image/*' }], 'photo.jpg'],
  ])('[E76] name a file of a kind that its field takes: %j', (rules, name) => {
    const asking = contactForm({
      pages: [{ id: 'p1', fields: [{ id: 'f1', kind: 'file', name: 'cv', label: 'Your CV', rules }] }],
    })
    expect(sampleParams(asking)).toMatchObject({ cv: name })
  })

  it('[E66] have sentences in the form’s language', () => {
    const words = { id: 'f1', kind: 'textarea', name: 'message', label: 'Nachricht', rules: [] }
    const wish = { id: 'f2', kind: 'text', name: 'wish', label: 'Ihr Wunsch', rules: [] }
    const rows = { id: 'f3', kind: 'rows', name: 'guests', label: 'Gäste', fields: [wish], rules: [] }
    const pages = [{ id: 'p1', fields: [words, { ...wish, name: 'eines' }, rows] }]
    const params = sampleParams(contactForm({ locale: 'de-AT', pages }))
    expect(params['message']).toMatch(/^Guten Tag,/)
    expect(params['eines']).toBe('Beispielantwort zu „Ihr Wunsch“')
    expect(params['guests']).toContain('Andere Beispielantwort zu „Ihr Wunsch“')
    expect(sampleParams(contactForm({ locale: 'den', pages }))['message']).toMatch(/^Hello,/)
  })

  it('[E66] have an order as it is sent, with its ranks, and a matrix, with a line a row', () => {
    const options = ['tea', 'coffee'].map((value) => ({ value, label: value.toUpperCase() }))
    const asking = contactForm({
      pages: [{ id: 'p1', fields: [{ id: 'f1', kind: 'ranking', name: 'taste', label: 'Taste', options, rules: [] }] }],
    })
    expect(sampleParams(asking)).toMatchObject({ taste: '1. tea, 2. coffee' })
    const pages = [
      {
        id: 'p1',
        fields: [{ id: 'f1', kind: 'matrix', name: 'done', label: 'Done', rows: options, options, rules: [] }],
      },
    ]
    expect(sampleParams(contactForm({ pages }))).toMatchObject({ done: 'tea: tea\ncoffee: coffee' })
  })

  it('[E118] read a form of several languages in the second', () => {
    expect(sampleParams(contactForm({ translations: { de: {} } }))['letterslot_language']).toBe('de')
    expect(Object.keys(sampleParams(contactForm()))).not.toContain('letterslot_language')
  })

  it('[E240] name an answer that came with a link where one may', () => {
    const group = { id: 'f1', kind: 'text', name: 'group', label: 'Your group', rules: [], prefill: ['address'] }
    const linked = contactForm({ pages: [{ id: 'p1', fields: [group] }] })
    expect(sampleParams(linked)['letterslot_prefilled']).toBe('Your group')
    expect(Object.keys(sampleParams(contactForm()))).not.toContain('letterslot_prefilled')
  })

  it('[E66] pass the form’s own rules', () => {
    const values = Object.fromEntries(
      form.pages.flatMap((page) => page.fields.map((field) => [field.id, sampleValue(field)])),
    )
    expect(compileForm(form).validate(values)).toEqual([])
  })
})
