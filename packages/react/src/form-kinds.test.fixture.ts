import type { CustomField, CustomKinds } from './form/custom-kind.ts'
import { delivery, field, formOf } from './forms.test.fixture.ts'

// One form that has every kind of field in every dress: with help, wanted, with “Other”, with a condition, with files.

const wanted = { kind: 'required' } as const
const typed = { kind: 'type' } as const
const help = (words: string) => ({ help: words })
const options = [
  { value: 'train', label: 'By train' },
  { value: 'other', label: 'Otherwise', freeText: true },
]
const choice = (kind: string, label: string, more: object = {}) =>
  field(kind, kind, label, { options, rules: [wanted], ...help(`Help of ${label}`), ...more })

/** Every kind of field, wanted, with help; the choices with “Other”. */
export const kindsInUse = formOf(
  [
    field('text', 'text', 'Name', { rules: [wanted], ...help('Help of Name'), autocomplete: 'name', width: 'half' }),
    field('email', 'email', 'E-mail', { rules: [wanted, typed], ...help('Help of E-mail'), width: 'half' }),
    field('tel', 'tel', 'Phone', { rules: [wanted], ...help('Help of Phone'), width: 'third' }),
    field('url', 'url', 'Site', { rules: [wanted, typed], ...help('Help of Site'), width: 'third' }),
    field('number', 'number', 'People', { rules: [wanted, typed], ...help('Help of People'), width: 'third' }),
    field('date', 'date', 'Day', { rules: [wanted, typed], ...help('Help of Day') }),
    field('time', 'time', 'Hour', { rules: [wanted, typed], ...help('Help of Hour'), width: 'half' }),
    field('datetime', 'moment', 'Moment', { rules: [wanted, typed], ...help('Help of Moment'), width: 'half' }),
    field('textarea', 'textarea', 'Message', { rules: [wanted], ...help('Help of Message') }),
    choice('select', 'Region'),
    choice('radio', 'Travel'),
    choice('checkboxes', 'Meals'),
    field('pictures', 'sight', 'Sight', {
      options: [{ value: 'fjord', label: 'Fjord', image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }],
      multiple: true,
    }),
    field('combobox', 'town', 'Town', { options: [{ value: 'oslo', label: 'Oslo' }], ...help('Help of Town') }),
    field('file', 'file', 'Photos', { rules: [wanted, { kind: 'file', maxBytes: 9000 }], ...help('Help of Photos') }),
    field('text', 'again', 'Where from', {
      rules: [wanted],
      visibleWhen: { field: 'id_text', is: 'equal', to: 'Ada' },
    }),
    field('content', 'content', '', { text: 'We read every message.' }),
    field('calculated', 'total', 'To pay', { calculate: 'number * 95', ...help('Help of To pay') }),
    field('consent', 'consent', 'I agree', { rules: [wanted], ...help('Help of consent') }),
    field('hidden', 'campaign', 'Campaign', { default: 'spring' }),
  ],
  { description: 'We answer within two days.', delivery },
)

const range = { kind: 'range' } as const
const yesOrNo = ['Yes', 'No'].map((label) => ({ value: label, label }))

/** Every kind that has a folder of its own, wanted and with help where it can be. */
const kindsOnDemand = [
  field('currency', 'gift', 'Gift', {
    currency: 'NOK',
    rules: [wanted, { ...range, min: 200 }],
    ...help('Help of Gift'),
  }),
  field('dateRange', 'stay', 'Stay', { rules: [wanted, typed], ...help('Help of Stay') }),
  field('name', 'who', 'Who', { parts: ['prefix', 'given', 'family'], rules: [wanted], ...help('Help of Who') }),
  field('address', 'home', 'Home', { rules: [wanted], ...help('Help of Home') }),
  field('country', 'land', 'Land', { rules: [wanted, typed], ...help('Help of Land') }),
  field('phone', 'call', 'Call', { country: 'NO', rules: [wanted, typed], ...help('Help of Call') }),
  choice('yesNo', 'Before', { options: yesOrNo }),
  field('rating', 'stars', 'Stars', { rules: [wanted], ...help('Help of Stars') }),
  field('scale', 'friends', 'Friends', {
    fromLabel: 'Never',
    toLabel: 'Surely',
    rules: [wanted],
    ...help('Help of Friends'),
  }),
  field('slider', 'clay', 'Clay', {
    unit: 'kg',
    rules: [wanted, { ...range, min: 0, max: 10 }],
    ...help('Help of Clay'),
  }),
  field('ranking', 'taste', 'Taste', { options: yesOrNo, rules: [wanted], ...help('Help of Taste') }),
  field('matrix', 'often', 'How often?', {
    rows: ['throwing', 'glazing'].map((value) => ({ value, label: value })),
    options: yesOrNo,
    rules: [wanted],
    ...help('Help of How often?'),
  }),
  field('section', 'seeing', 'What you see', { text: 'As it was.' }),
  field('image', 'view', 'As it was last summer', {
    image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    alt: 'The market',
  }),
  field('custom', 'seat', 'Seat', { customKind: 'seats', rules: [wanted], ...help('Help of Seat') }),
  field('signature', 'signed', 'Signature', { rules: [wanted], ...help('Help of Signature') }),
  field('rows', 'guests', 'Guests', {
    item: 'person',
    min: 1,
    max: 3,
    fields: [
      { kind: 'text', name: 'name', label: 'Name', rules: [wanted] },
      { kind: 'select', name: 'meal', label: 'Meal', rules: [], options: yesOrNo },
    ],
    rules: [wanted],
    ...help('Help of Guests'),
  }),
]

/** The kind of the site's own among them: a list of two seats. */
export const ownKinds: CustomKinds = {
  seats: {
    mount(element, field) {
      const list = document.createElement('select')
      list.className = 'ls-control'
      list.id = field.id
      for (const seat of ['', 'A1', 'B2']) list.add(new Option(seat))
      list.addEventListener('change', () => field.onChange(list.value))
      element.append(list)
      const update = ({ value, invalid, required, describedBy }: CustomField): void => {
        list.value = value
        list.setAttribute('aria-invalid', `${invalid}`)
        list.setAttribute('aria-required', `${required}`)
        if (describedBy) list.setAttribute('aria-describedby', describedBy)
      }
      update(field)
      return { update }
    },
  },
}

/** Every kind that there is, on one page. */
export const allKindsInUse = formOf([...(kindsInUse.pages[0]?.fields ?? []), ...kindsOnDemand], {
  description: 'We answer within two days.',
  delivery,
})

/** An answer to each of these but the signature, which is its visitor's alone. */
export const allAnswers = {
  id_gift: '1250.50',
  id_stay: ['2027-06-12', '2027-06-13'],
  id_who: ['Dr.', 'Ada', 'Lovelace'],
  id_home: ['Markveien 12', '0554', 'Oslo', 'NO'],
  id_land: 'NO',
  id_call: '+4722000000',
  id_yesNo: 'Yes',
  id_stars: '4',
  id_friends: '10',
  id_clay: '6',
  id_taste: ['No', 'Yes'],
  id_often: ['throwing: Yes', 'glazing: No'],
  id_seat: 'A1',
  id_guests: ['Mei', 'Yes'],
}

/** An answer to each question of `kindsInUse` but that for files. */
export const answers = {
  id_text: 'Ada',
  id_email: 'ada@example.org',
  id_tel: '22 00',
  id_url: 'https://example.org',
  id_number: '3',
  id_date: '2027-03-31',
  id_time: '14:05',
  id_moment: '2027-03-31T14:05',
  id_textarea: 'Hello',
  id_select: 'other: north',
  id_radio: 'other: foot',
  id_checkboxes: ['other: cake'],
  id_town: 'oslo',
  id_again: 'Oslo',
  id_consent: true,
}
