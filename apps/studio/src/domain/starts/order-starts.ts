import { Clock, Ruler, ShoppingBag, Stethoscope } from 'lucide-react'
import { startText } from '../texts/starts.ts'
import type { Start } from './start.ts'
import {
  emailField,
  halves,
  longText,
  nameField,
  options,
  phoneField,
  pictureField,
  startField,
  whenEqual,
} from './start-field.ts'
import {
  choice,
  choices,
  lookOf,
  permission,
  phoneWithCountry,
  priced,
  question,
  section,
  totalOf,
  wholeNumber,
  yesOrNo,
} from './start-parts.ts'

/** For a small shop: what, how many, how it gets there, and what it costs. Payment is agreed on afterwards. */
export const order: Start = {
  id: 'order',
  ...startText.order,
  icon: ShoppingBag,
  purpose: 'order',
  form: {
    title: 'Order honey',
    description: 'Nothing is charged here: we write to you when it is ready, and how to pay.',
    submitLabel: 'Send the order',
    sentText: 'We write to you within two days: when it is ready, and how to pay.',
    sentAnswers: true,
    ...lookOf('garden'),
  },
  fields: [
    startField('select', 'product', 'Which one?', {
      width: 'half',
      options: priced(['Spring blossom, 250 g, €7', 7], ['Lime tree, 250 g, €8', 8], ['Forest, 500 g, €14', 14]),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    wholeNumber('quantity', 'How many jars?', [1, 24], { width: 'half', default: '1' }),
    choice('delivery', 'How do you get it?', priced(['I pick it up', 0], ['Send it to me, €6', 6])),
    startField('address', 'address', 'Where to?', {
      rules: [{ kind: 'required' }],
      visibleWhen: whenEqual('delivery', 'Send it to me, €6'),
    }),
    nameField,
    ...halves(emailField, { ...phoneField, help: 'Only if the order is unclear' }),
    totalOf('price(product) * quantity + price(delivery)'),
    permission('terms', 'I order this, have to pay for it, and have read the terms.'),
  ],
  subject: 'Order: {{quantity}} × {{product}}, {{full_name}}',
}

/** A wish and an amount: the price comes by mail. */
export const quote: Start = {
  id: 'quote',
  ...startText.quote,
  icon: Ruler,
  purpose: 'order',
  form: {
    title: 'Ask for a price',
    description: 'Tell us what you need. You get a price within two days, and nothing is ordered yet.',
    submitLabel: 'Ask for a price',
    sentText: 'We write to you with a price within two days.',
    drafts: true,
    ...lookOf('kiln'),
  },
  fields: [
    startField('combobox', 'what', 'What is it about?', {
      help: 'Choose, or write what it is',
      options: options('Tiles', 'Tableware', 'Vases', 'Lamps', 'Something made for me'),
      rules: [{ kind: 'required' }],
    }),
    ...halves(
      wholeNumber('amount', 'How many?', [1, 10_000]),
      startField('date', 'until', 'Until when?', { rules: [{ kind: 'type' }, { kind: 'days', from: 7 }] }),
    ),
    startField('currency', 'budget', 'What may it cost?', {
      currency: 'EUR',
      width: 'half',
      rules: [{ kind: 'type' }, { kind: 'range', min: 0 }],
    }),
    longText('details', 'What should we know?', { help: 'Measures, colours, where it goes' }),
    pictureField('picture', 'A picture or a sketch'),
    nameField,
    ...halves(emailField, phoneField),
  ],
  subject: 'Price wanted: {{amount}} × {{what}}, {{full_name}}',
}

/** A request, not a booking: a day, a part of it, and how to call back. */
export const appointment: Start = {
  id: 'appointment',
  ...startText.appointment,
  icon: Clock,
  purpose: 'order',
  form: {
    title: 'Ask for an appointment',
    description: 'We confirm by e-mail or call you back, usually on the same day.',
    submitLabel: 'Ask for it',
    sentText: 'It is fixed as soon as we have confirmed it.',
    ...lookOf('harbour'),
  },
  fields: [
    startField('select', 'subject', 'What is it about?', {
      options: options('First visit', 'Follow-up', 'Something else'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('date', 'day', 'Which day would suit you?', {
      help: 'Not on Sundays',
      width: 'half',
      rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'days', from: 1, not: ['sunday'] }],
    }),
    startField('select', 'time', 'When on that day?', {
      width: 'half',
      options: options('Any time', 'Morning', 'Afternoon', 'Evening'),
      default: 'Any time',
      rules: [{ kind: 'options' }],
    }),
    nameField,
    choice('reply_by', 'How shall we answer?', options('By e-mail', 'By phone'), { default: 'By e-mail' }),
    { ...emailField, visibleWhen: whenEqual('reply_by', 'By e-mail') },
    phoneWithCountry({
      rules: [{ kind: 'required' }, { kind: 'type' }],
      visibleWhen: whenEqual('reply_by', 'By phone'),
    }),
    longText('notes', 'Anything we should know?'),
  ],
  subject: 'Appointment: {{full_name}}, {{day}}',
}

/** The questions of a practice before a first visit, asked at home. Nothing of it stays on the patient's device. */
export const medicalHistory: Start = {
  id: 'medical-history',
  ...startText.medicalHistory,
  icon: Stethoscope,
  purpose: 'order',
  form: {
    title: 'Before your first visit',
    description: 'You may leave out what you would rather say in person.',
    submitLabel: 'Send to the practice',
    sentText: 'We have it at hand when you come.',
    review: true,
    ...lookOf('plain'),
  },
  pages: [
    { title: 'You', from: 'full_name' },
    { title: 'Your health', from: 'today' },
    { title: 'Your medicine', from: 'medicines', visibleWhen: whenEqual('medicine', 'yes') },
    { title: 'Before you send it', from: 'questions' },
  ],
  fields: [
    nameField,
    startField('date', 'born', 'Date of birth', {
      width: 'half',
      autocomplete: 'bday',
      rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'days', to: 0 }],
    }),
    ...halves(emailField, phoneField),
    section('today', 'Today'),
    longText('reason', 'What brings you to us?', { rules: [{ kind: 'required' }, { kind: 'length', max: 2000 }] }),
    startField('slider', 'pain', 'How strong is the pain?', {
      fromLabel: 'None',
      toLabel: 'As bad as can be',
      rules: [{ kind: 'range', min: 0, max: 10, step: 1 }],
    }),
    section('until_now', 'Until now'),
    choices(
      'conditions',
      'Do you have, or did you have',
      options('High blood pressure', 'Diabetes', 'Asthma', 'Heart disease', 'None of these'),
    ),
    longText('allergies', 'Allergies'),
    yesOrNo('medicine', 'Do you take medicine?'),
    startField('rows', 'medicines', 'Which, and how much?', {
      item: 'medicine',
      min: 1,
      max: 12,
      fields: [
        question('name', 'Name', { rules: [{ kind: 'required' }, { kind: 'length', max: 120 }] }),
        question('dose', 'How much a day'),
      ],
      rules: [{ kind: 'required' }],
    }),
    longText('questions', 'What would you like to ask us?'),
    permission('agreed', 'The practice may keep these answers with my file.'),
    startField('signature', 'signature', 'Your signature', { rules: [{ kind: 'required' }] }),
  ],
  subject: 'First visit: {{full_name}}',
}
