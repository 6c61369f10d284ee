import type { Form } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import { copyOf } from './characters.ts'
import type { Prepared } from './measure.ts'

const field = (id: string, kind: string, more: object = {}) => ({
  id,
  kind,
  name: `n_${id}`,
  label: `Label ${id}`,
  help: 'Help',
  placeholder: 'Placeholder',
  autocomplete: 'off',
  rules: [{ kind: 'required', message: 'Please' }],
  ...more,
})

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]

/** A form with a field of each kind, and a rule and a comparison of each. */
export const formDocument = {
  format: 'letterslot.form/1',
  version: 1,
  id: 'form',
  title: 'Title',
  description: 'Description',
  locale: 'en',
  maker: 'Ada',
  submitLabel: 'Send',
  sentText: 'Thank you, {{n_f0}}',
  redirect: 'https://example.org/thanks',
  pages: [
    {
      id: 'p1',
      title: 'Page',
      fields: [
        field('f0', 'text', {
          rules: [
            { kind: 'length', max: 70_000 },
            { kind: 'pattern', pattern: '[a-z]+', message: 'No' },
          ],
        }),
        field('f1', 'email', { rules: [{ kind: 'required' }, { kind: 'type' }] }),
        field('f2', 'url', { rules: [{ kind: 'type' }] }),
        field('f3', 'number', { rules: [{ kind: 'type' }, { kind: 'range', min: 1, max: 9 }] }),
        field('f4', 'date', { rules: [{ kind: 'type' }, { kind: 'range', min: '2027-01-01', max: '2028-01-01' }] }),
        field('f5', 'textarea', { requiredWhen: { field: 'f0', is: 'contains', to: 'x' } }),
        field('f6', 'select', { options, default: 'one', rules: [{ kind: 'options' }] }),
        field('f7', 'radio', { options, visibleWhen: { field: 'f6', is: 'in', to: ['one'] } }),
        field('f8', 'checkboxes', { options, default: ['one'], rules: [{ kind: 'options' }] }),
        field('f9', 'consent', { rules: [] }),
        field('f10', 'file', { rules: [{ kind: 'file', accept: '.pdf, image/*', maxBytes: 9 }] }),
        field('f11', 'hidden', { default: 'kept', rules: [] }),
        field('f12', 'content', { text: 'Paragraph', rules: [] }),
        field('f13', 'tel', {
          visibleWhen: { all: [{ field: 'f3', is: 'greater', to: 3 }, { not: { field: 'f4', is: 'empty' } }] },
        }),
      ],
    },
  ],
  delivery: {
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    map: { from_name: 'f0' },
    noteIn: 'n_f5',
    fallback: { email: 'ada@example.org', phone: '+44 1', url: 'https://example.org' },
  },
  look: {
    theme: 'kiln',
    tokens: { 'color.action': ['#a9502c', '#e8986d'], 'font.text': 'Georgia, serif', sheet: 'line' },
    scheme: 'light',
    logo: { src: 'data:image/webp;base64,AA==', alt: 'Ada', width: 1, height: 1 },
    fonts: [{ family: 'Ada', src: 'data:font/woff2;base64,AA==' }],
    css: 'h1 { color: red }',
  },
}

/** A mail with a block of each kind. */
export const templateDocument = {
  format: 'letterslot.email/1',
  version: 1,
  id: 'template',
  formId: 'form',
  locale: 'en',
  to: ['{{n_f1}}'],
  cc: ['ada@example.org'],
  bcc: ['bob@example.org'],
  replyTo: '{{n_f1}}',
  fromName: '{{n_f0}}',
  subject: 'New: {{n_f0}} {{#n_f8}}{{.}}{{/n_f8}}',
  visitorRecipients: true,
  blocks: [
    { id: 'b1', kind: 'heading', text: 'Of {{n_f0}}' },
    { id: 'b2', kind: 'text', text: '{{#n_f5}}{{n_f5}}{{/n_f5}}{{^n_f13}}none{{/n_f13}}' },
    { id: 'b3', kind: 'answers', auto: true, rows: [{ name: 'n_f0', label: 'Label' }] },
    { id: 'b4', kind: 'divider' },
  ],
}

const wordKeys = new Set([
  'title',
  'description',
  'label',
  'help',
  'placeholder',
  'text',
  'message',
  'maker',
  'sentText',
  'redirect',
])
const valueKeys = new Set(['value', 'default', 'to', '0', 'min', 'max', 'accept', 'pattern'])
const nameKeys = new Set(['name', 'noteIn'])
const templateKeys = new Set(['0', 'replyTo', 'fromName', 'subject', 'text', 'label', 'name'])

const formJson = JSON.stringify(formDocument)
const templateJson = JSON.stringify(templateDocument)

/** Exchanges every text whose key is one of `keys` as JSON is read. Each place has a copy: one string equals itself at once, however long. */
function exchanging(keys: ReadonlySet<string>, text: string) {
  return (key: string, value: unknown): unknown => (typeof value === 'string' && keys.has(key) ? copyOf(text) : value)
}

/** Drafts of the form: a text in all its words, all its values, or all its names. No parser has seen them. */
export function draftsWith(text: string): readonly Form[] {
  return [wordKeys, valueKeys, nameKeys].map((keys) => JSON.parse(formJson, exchanging(keys, text)))
}

/** The form as it stands. */
export const form: Form = JSON.parse(formJson)

/** The mail as it stands. */
export const template: EmailTemplate = JSON.parse(templateJson)

/** A draft of the mail with a text in all its places. */
export function templateWith(text: string): EmailTemplate {
  return JSON.parse(templateJson, exchanging(templateKeys, text))
}

/** Reads each draft of the form with a text in it. */
export const withDrafts = (read: (draft: Form, text: string) => unknown): Prepared => ({
  places: 64,
  prepare: (text) => {
    const drafts = draftsWith(text)
    return () => drafts.map((draft) => read(draft, text))
  },
})

/** Reads the mail with a text in all its places. */
export const withTemplate = (read: (draft: EmailTemplate, text: string) => unknown): Prepared => ({
  places: 64,
  prepare: (text) => {
    const draft = templateWith(text)
    return () => read(draft, text)
  },
})
