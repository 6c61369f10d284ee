import type { FormFile } from './form/form-file.ts'

// The forms that tests draw.

type Field = FormFile['pages'][number]['fields'][number]

/** A field of that kind, named after itself. */
export const field = (kind: string, name: string, label: string, more: object = {}): Field => ({
  id: `id_${name}`,
  kind,
  name,
  label,
  rules: [],
  ...more,
})
const options = [
  { value: 'a', label: 'Apples' },
  { value: 'b', label: 'Bread' },
]

export const delivery = {
  origin: 'https://api.emailjs.com',
  publicKey: 'public_key',
  serviceId: 'service_1',
  templateId: 'template_1',
  fallback: { email: 'hello@example.org', phone: '+47 22 00 00 00', url: 'https://ateliernord.example/contact' },
}

/** A form of one page. */
export const formOf = <F extends Field>(fields: readonly F[], more: object = {}) => ({
  format: 'letterslot.form/1',
  version: 1,
  id: 'contact',
  title: 'Write to us',
  locale: 'en',
  maker: 'Atelier Nord',
  pages: [{ id: 'p1', fields }],
  delivery,
  ...more,
})

export const contact = formOf(
  [
    field('text', 'full_name', 'Your name', { rules: [{ kind: 'required' }], help: 'As you like to be called' }),
    field('email', 'email', 'E-mail', { rules: [{ kind: 'required' }, { kind: 'type' }] }),
    field('textarea', 'message', 'Message', { rules: [{ kind: 'length', max: 2000 }] }),
  ],
  { description: 'We answer within two days.', sentText: 'Bring cake.' },
)

export const everyKind = formOf([
  field('text', 'text', 'A text', { rules: [{ kind: 'required' }], help: 'Some help', placeholder: 'Words' }),
  field('textarea', 'textarea', 'A long text'),
  field('email', 'email', 'An address', { rules: [{ kind: 'type' }], autocomplete: 'email' }),
  field('email', 'loose', 'A loose address'),
  field('tel', 'tel', 'A number to call'),
  field('url', 'url', 'A site', { rules: [{ kind: 'type' }] }),
  field('number', 'number', 'A number', { rules: [{ kind: 'type' }] }),
  field('date', 'date', 'A day', { rules: [{ kind: 'type' }] }),
  field('time', 'time', 'A time', { rules: [{ kind: 'type' }] }),
  field('datetime', 'moment', 'A day and a time', { rules: [{ kind: 'type' }] }),
  field('currency', 'money', 'An amount', { currency: 'NOK', rules: [{ kind: 'type' }] }),
  field('dateRange', 'stay', 'From one day to another', { rules: [{ kind: 'type' }] }),
  field('name', 'who', 'A name', { parts: ['prefix', 'given', 'family'] }),
  field('address', 'home', 'An address in parts'),
  field('country', 'land', 'A country', { rules: [{ kind: 'type' }] }),
  field('select', 'select', 'One of a list', { options, default: 'b' }),
  field('radio', 'radio', 'One of two', { options, rules: [{ kind: 'required' }] }),
  field('checkboxes', 'checkboxes', 'Some of two', { options, default: ['a'] }),
  field('pictures', 'pictures', 'One of two pictures', { options }),
  field('combobox', 'combobox', 'One that is searched', { options, default: 'a' }),
  field('consent', 'consent', 'I agree'),
  field('hidden', 'campaign', 'Campaign', { default: 'spring' }),
  field('content', 'content', 'A heading', { text: 'Two\nlines' }),
])

export const visit = formOf([
  field('radio', 'group', 'Do you bring a group?', {
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    rules: [{ kind: 'required' }],
  }),
  field('number', 'people', 'How many?', {
    rules: [{ kind: 'required' }, { kind: 'type' }],
    visibleWhen: { field: 'id_group', is: 'equal', to: 'yes' },
  }),
])

/** Names that a form element has itself, and one that means nothing to it. */
export const clobberingNames: readonly string[] = [
  'submit',
  'action',
  'method',
  'elements',
  'length',
  'reset',
  'requestSubmit',
  'noValidate',
  'checkValidity',
  'querySelectorAll',
  'addEventListener',
  'appendChild',
  'insertBefore',
  'removeChild',
  'contains',
  'focus',
  'id',
  'children',
  'constructor',
  'hasOwnProperty',
  'toJSON',
  'toString',
  'plain',
]

/** A form of fields with such names. */
export const clobberedBy = (names: readonly string[]) =>
  formOf(names.map((name) => field('text', name, `Label ${name}`)))

export const clobbering = clobberedBy(clobberingNames)

export const halves = formOf([
  field('text', 'one', 'One', { width: 'half' }),
  field('text', 'two', 'Two', { width: 'half' }),
  field('text', 'three', 'Three', { width: 'third' }),
  field('text', 'four', 'Four', { width: 'third' }),
  field('text', 'five', 'Five', { width: 'third' }),
])
