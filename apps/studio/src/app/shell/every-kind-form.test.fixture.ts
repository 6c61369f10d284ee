import type { Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** A form with a field of every kind, and every key that a field may have. */
export function everyKindForm(): Form {
  const parsed = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'every',
    title: 'Every kind',
    description: 'Of everything one.',
    locale: 'en',
    maker: 'Ada',
    submitLabel: 'Send it',
    sentText: 'Thank you.',
    sentBlocks: [
      { id: 'b1', kind: 'heading', text: 'Next' },
      { id: 'b2', kind: 'image', image: 'https://example.org/a.webp', alt: 'The square' },
      { id: 'b3', kind: 'link', text: 'Go on', to: 'https://example.org' },
    ],
    pages: [
      {
        id: 'p1',
        title: 'One',
        fields: [
          {
            id: 'f1',
            kind: 'text',
            name: 'full_name',
            label: 'Name',
            help: 'Your own',
            placeholder: 'Ada',
            width: 'half',
            default: 'Ada',
            autocomplete: 'name',
            rules: [
              { kind: 'required', message: 'Say it' },
              { kind: 'length', min: 1, max: 80 },
              { kind: 'pattern', pattern: '.+' },
            ],
            requiredWhen: { field: 'f9', is: 'equal', to: true },
          },
          { id: 'f2', kind: 'email', name: 'email', label: 'E-mail', rules: [{ kind: 'type' }] },
          {
            id: 'f3',
            kind: 'number',
            name: 'people',
            label: 'How many?',
            rules: [{ kind: 'type' }, { kind: 'range', min: 1, max: 12, step: 1 }],
            visibleWhen: { all: [{ field: 'f5', is: 'equal', to: 'yes' }, { not: { field: 'f1', is: 'empty' } }] },
          },
          { id: 'f4', kind: 'date', name: 'day', label: 'When?', rules: [{ kind: 'range', min: '2027-01-01' }] },
          {
            id: 'f5',
            kind: 'radio',
            name: 'group',
            label: 'Group?',
            options: choices,
            default: 'no',
            rules: [{ kind: 'options' }],
          },
          {
            id: 'f6',
            kind: 'select',
            name: 'size',
            label: 'Size',
            options: choices,
            rules: [],
            visibleWhen: { any: [{ field: 'f3', is: 'greater', to: 2 }] },
          },
          {
            id: 'f7',
            kind: 'checkboxes',
            name: 'extras',
            label: 'Extras',
            options: choices,
            default: ['yes'],
            rules: [{ kind: 'length', max: 2 }],
            visibleWhen: { field: 'f5', is: 'in', to: ['yes', 'no'] },
          },
          { id: 'f8', kind: 'textarea', name: 'message', label: 'Message', rules: [] },
          { id: 'f9', kind: 'consent', name: 'agreed', label: 'I agree', default: true, rules: [] },
          {
            id: 'f10',
            kind: 'file',
            name: 'photo',
            label: 'Photo',
            rules: [{ kind: 'file', accept: 'image/*', maxBytes: 500_000 }],
          },
          { id: 'f11', kind: 'hidden', name: 'source', label: '', default: 'page', rules: [] },
          { id: 'f12', kind: 'content', name: 'note', label: 'Note', text: 'Read this.', rules: [] },
          { id: 'f13', kind: 'tel', name: 'phone', label: 'Phone', rules: [] },
          { id: 'f14', kind: 'url', name: 'site', label: 'Site', rules: [] },
        ],
      },
    ],
    translations: {
      de: { title: 'Alle', address: 'informal', fields: { f6: { label: 'Größe', options: { yes: 'Ja' } } } },
      ar: { pages: { p1: '' }, texts: { sending: 'يُرسَل…' } },
    },
    delivery: {
      origin: 'https://api.emailjs.com',
      publicKey: 'pk',
      serviceId: 's',
      templateId: 't',
      map: { from_name: 'f1' },
      fallback: { email: 'a@example.org', phone: '+1 555', url: 'https://example.org/' },
      noteIn: 'message',
      maxFilesBytes: 1_000_000,
      keepOnDevice: true,
    },
  })
  if (!parsed.ok) throw parsed.error
  return parsed.value
}
