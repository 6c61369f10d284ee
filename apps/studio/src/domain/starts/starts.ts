import { CalendarDays, Clock, MessageSquareText, PartyPopper, ShoppingBag } from 'lucide-react'
import { startText } from '../texts/starts.ts'
import { jobApplication, medicalHistory, schoolTrip } from './long-starts.ts'
import { lostProperty, newsletter, petition, quote, recommendation, support, volunteer } from './short-starts.ts'
import { blankStart, contactStart, type Start } from './start.ts'
import { emailField, nameField, options, startField, whenEqual } from './start-field.ts'

/** For a small shop: what, how many, and how it gets there. Payment is agreed on afterwards. */
export const order: Start = {
  id: 'order',
  ...startText.order,
  icon: ShoppingBag,
  form: {
    title: 'Order honey',
    description: 'Nothing is charged here: we write to you with the price and when it is ready.',
    submitLabel: 'Send the order',
    sentText: 'We write to you within two days, with the price and when it is ready.',
  },
  fields: [
    startField('select', 'product', 'Which one?', {
      width: 'half',
      options: options('Spring blossom, 250 g', 'Lime tree, 250 g', 'Forest, 500 g'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('number', 'quantity', 'How many jars?', {
      width: 'half',
      default: '1',
      rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'range', min: 1, max: 24, step: 1 }],
    }),
    startField('radio', 'delivery', 'How do you get it?', {
      options: options('I pick it up', 'Send it to me'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('textarea', 'address', 'Where to?', {
      autocomplete: 'street-address',
      rules: [{ kind: 'required' }, { kind: 'length', max: 500 }],
      visibleWhen: whenEqual('delivery', 'Send it to me'),
    }),
    nameField,
    { ...emailField, width: 'half' },
    startField('tel', 'phone', 'Phone', {
      width: 'half',
      autocomplete: 'tel',
      help: 'Only if the order is unclear',
      rules: [{ kind: 'length', max: 40 }],
    }),
    startField('consent', 'terms', 'I order for a fee and have read the terms.', { rules: [{ kind: 'required' }] }),
  ],
  subject: 'Order: {{quantity}} × {{product}}, {{full_name}}',
}

/** A request, not a booking: a day, a part of it, and how to call back. */
const appointment: Start = {
  id: 'appointment',
  ...startText.appointment,
  icon: Clock,
  form: {
    title: 'Ask for an appointment',
    description: 'We confirm by e-mail or call you back, usually on the same day.',
    submitLabel: 'Ask for it',
    sentText: 'It is fixed as soon as we have confirmed it.',
  },
  fields: [
    startField('select', 'subject', 'What is it about?', {
      options: options('First visit', 'Follow-up', 'Something else'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('date', 'day', 'Which day would suit you?', {
      width: 'half',
      rules: [{ kind: 'required' }, { kind: 'type' }],
    }),
    startField('select', 'time', 'When on that day?', {
      width: 'half',
      options: options('Any time', 'Morning', 'Afternoon', 'Evening'),
      default: 'Any time',
      rules: [{ kind: 'options' }],
    }),
    nameField,
    startField('radio', 'reply_by', 'How shall we answer?', {
      options: options('By e-mail', 'By phone'),
      default: 'By e-mail',
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    { ...emailField, visibleWhen: whenEqual('reply_by', 'By e-mail') },
    startField('tel', 'phone', 'Phone', {
      autocomplete: 'tel',
      rules: [{ kind: 'required' }, { kind: 'length', min: 5, max: 40 }],
      visibleWhen: whenEqual('reply_by', 'By phone'),
    }),
    startField('textarea', 'notes', 'Anything we should know?', { rules: [{ kind: 'length', max: 2000 }] }),
  ],
  subject: 'Appointment: {{full_name}}, {{day}}',
}

/** Who is coming, how many, and on which day. */
export const event: Start = {
  id: 'event',
  ...startText.event,
  icon: CalendarDays,
  form: {
    title: 'Summer workshop',
    description: 'Tell us who is coming. We answer within two days.',
    submitLabel: 'Sign up',
    sentText: 'We keep a place for you and write with the details.',
  },
  fields: [
    { ...nameField, width: 'half' },
    { ...emailField, width: 'half' },
    startField('radio', 'day', 'Which day suits you?', {
      options: options('Friday', 'Saturday'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('radio', 'group', 'Do you bring a group?', {
      options: options('No', 'Yes'),
      default: 'No',
      rules: [{ kind: 'options' }],
    }),
    startField('number', 'people', 'How many people are coming?', {
      help: 'Counting yourself. More than twelve? Write to us below.',
      rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'range', min: 2, max: 12, step: 1 }],
      visibleWhen: whenEqual('group', 'Yes'),
    }),
    startField('textarea', 'notes', 'Anything we should know?', {
      placeholder: 'Allergies, access needs, questions…',
      rules: [{ kind: 'length', max: 2000 }],
    }),
  ],
  subject: 'Sign-up: {{full_name}}, {{day}}',
}

/** A reply card: yes or no first, and only then what a yes needs. */
const rsvp: Start = {
  id: 'rsvp',
  ...startText.rsvp,
  icon: PartyPopper,
  form: {
    title: 'Will you come?',
    description: 'Please answer by the first of May.',
    submitLabel: 'Answer',
    sentText: 'Thank you for letting us know.',
  },
  fields: [
    nameField,
    startField('radio', 'coming', 'Will you come?', {
      options: options('With pleasure', 'Sadly not'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('number', 'guests', 'How many are you?', {
      help: 'Counting yourself',
      width: 'half',
      rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'range', min: 1, max: 8, step: 1 }],
      visibleWhen: whenEqual('coming', 'With pleasure'),
    }),
    startField('checkboxes', 'food', 'Food', {
      options: options('Vegetarian', 'Vegan', 'No gluten', 'No nuts'),
      rules: [{ kind: 'options' }],
      visibleWhen: whenEqual('coming', 'With pleasure'),
    }),
    startField('textarea', 'wish', 'A song, a wish, a word', { rules: [{ kind: 'length', max: 2000 }] }),
  ],
  subject: '{{full_name}}: {{coming}}',
}

/** Short enough to be filled in; the address is asked for only by those who want an answer. */
const feedback: Start = {
  id: 'feedback',
  ...startText.feedback,
  icon: MessageSquareText,
  form: {
    title: 'How was it?',
    description: 'Three questions, one minute. You need not say who you are.',
    submitLabel: 'Send feedback',
    sentText: 'Thank you. We read every answer.',
  },
  fields: [
    startField('radio', 'overall', 'All in all', {
      options: options('Very good', 'Good', 'Mixed', 'Not good'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('textarea', 'keep', 'What should we keep?', { rules: [{ kind: 'length', max: 2000 }] }),
    startField('textarea', 'change', 'What should we change?', { rules: [{ kind: 'length', max: 2000 }] }),
    startField('radio', 'answer_wanted', 'Would you like an answer?', {
      options: options('No', 'Yes'),
      default: 'No',
      rules: [{ kind: 'options' }],
    }),
    { ...emailField, visibleWhen: whenEqual('answer_wanted', 'Yes') },
  ],
  subject: 'Feedback: {{overall}}',
}

/** Every start but the contact form, which is a source of its own. */
export const otherStarts: readonly Start[] = [
  event,
  rsvp,
  appointment,
  order,
  quote,
  feedback,
  recommendation,
  support,
  jobApplication,
  volunteer,
  newsletter,
  schoolTrip,
  medicalHistory,
  lostProperty,
  petition,
  blankStart,
]

/** Every start, as they are offered. */
export const starts: readonly Start[] = [contactStart, ...otherStarts]
