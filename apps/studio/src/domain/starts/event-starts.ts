import { Backpack, CalendarDays, PartyPopper } from 'lucide-react'
import { startText } from '../texts/starts.ts'
import type { Start } from './start.ts'
import { emailField, halves, longText, nameField, options, phoneField, startField, whenEqual } from './start-field.ts'
import {
  choice,
  choices,
  lookOf,
  permission,
  priced,
  question,
  totalOf,
  whenNumber,
  wholeNumber,
  yesOrNo,
} from './start-parts.ts'

/** Who is coming, with whom, for what, and what it costs. */
export const event: Start = {
  id: 'event',
  ...startText.event,
  icon: CalendarDays,
  purpose: 'event',
  form: {
    title: 'Summer workshop',
    description: 'Tell us who is coming. We answer within two days.',
    submitLabel: 'Sign up',
    sentText: 'We keep a place for you and write with the details.',
    review: true,
    ...lookOf('kiln'),
  },
  pages: [
    { title: 'You', from: 'full_name' },
    { title: 'Your workshop', from: 'workshop' },
  ],
  fields: [
    ...halves(nameField, emailField),
    wholeNumber('people', 'How many people are coming?', [1, 7], { default: '1', help: 'Counting yourself' }),
    startField('rows', 'companions', 'Who comes with you?', {
      item: 'person',
      max: 6,
      fields: [
        question('name', 'Name', { rules: [{ kind: 'required' }, { kind: 'length', max: 80 }] }),
        question('age', 'Age', { kind: 'number', rules: [{ kind: 'type' }, { kind: 'range', min: 0, max: 120 }] }),
      ],
      visibleWhen: whenNumber('people', 'atLeast', 2),
    }),
    choice(
      'workshop',
      'Which workshop?',
      priced(['Throwing, 3 hours, €90', 90], ['Building, 2 hours, €70', 70], ['Glazing, 2 hours, €60', 60]),
    ),
    choice('day', 'Which day suits you?', options('Friday', 'Saturday')),
    wholeNumber('pieces', 'How many pieces do you bring?', [1, 12], {
      visibleWhen: whenEqual('workshop', 'Glazing, 2 hours, €60'),
    }),
    longText('notes', 'Anything we should know?', { placeholder: 'Allergies, access needs, questions…' }),
    totalOf('price(workshop) * people', { help: 'On the day, in cash or by card' }),
  ],
  subject: 'Sign-up: {{full_name}}, {{day}}',
}

/** A reply card: who cannot come is not asked for more. */
export const rsvp: Start = {
  id: 'rsvp',
  ...startText.rsvp,
  icon: PartyPopper,
  purpose: 'event',
  form: {
    title: 'Will you come?',
    description: 'Please answer by the first of May.',
    submitLabel: 'Answer',
    sentText: 'Thank you for letting us know.',
    ...lookOf('rose'),
  },
  pages: [
    { title: 'Your answer', from: 'full_name', endsWhen: whenEqual('coming', 'Sadly not') },
    { title: 'Your party', from: 'guests' },
  ],
  fields: [
    nameField,
    choice('coming', 'Will you come?', options('With pleasure', 'Sadly not')),
    longText('wish', 'A song, a wish, a word'),
    startField('rows', 'guests', 'Names of your party', {
      help: 'Counting yourself',
      item: 'guest',
      min: 1,
      max: 8,
      fields: [
        question('name', 'Name', { rules: [{ kind: 'required' }, { kind: 'length', max: 80 }] }),
        question('food', 'Food', {
          kind: 'select',
          options: options('Everything', 'Vegetarian', 'Vegan', 'No gluten', 'No nuts'),
          rules: [{ kind: 'options' }],
        }),
      ],
      rules: [{ kind: 'required' }],
    }),
    yesOrNo('bus', 'Do you come by our bus?'),
  ],
  subject: '{{full_name}}: {{coming}}',
}

/** All that a school has to know before it takes a child along. */
export const schoolTrip: Start = {
  id: 'school-trip',
  ...startText.schoolTrip,
  icon: Backpack,
  purpose: 'event',
  form: {
    title: 'Class trip to the sea',
    description: '8 to 12 June. Please answer by the first of May.',
    submitLabel: 'Send',
    sentText: 'We write with the list of what to bring.',
    review: true,
    drafts: true,
    ...lookOf('harbour'),
  },
  pages: [
    { title: 'Your child', from: 'child' },
    { title: 'You', from: 'full_name' },
  ],
  fields: [
    ...halves(
      startField('text', 'child', 'Name of the child', { rules: [{ kind: 'required' }, { kind: 'length', max: 80 }] }),
      startField('text', 'class', 'Class', { rules: [{ kind: 'required' }, { kind: 'length', max: 10 }] }),
    ),
    choice('swims', 'Can your child swim?', options('Yes', 'Not yet')),
    yesOrNo('needs', 'Allergies, medicine, food?'),
    longText('needs_what', 'What should we know?', {
      private: true,
      rules: [{ kind: 'required' }, { kind: 'length', max: 2000 }],
      visibleWhen: whenEqual('needs', 'yes'),
    }),
    choices(
      'extras',
      'What else?',
      priced(['A surfing lesson, €20', 20], ['A bicycle for the week, €15', 15], ['A raincoat to borrow, €5', 5]),
    ),
    totalOf('180 + price(extras)', { help: 'The trip is €180.' }),
    nameField,
    ...halves(emailField, { ...phoneField, rules: [{ kind: 'required' }, { kind: 'length', min: 5, max: 40 }] }),
    startField('rows', 'contacts', 'Somebody else whom we can call', {
      item: 'contact',
      min: 1,
      max: 3,
      fields: [
        question('name', 'Name', { rules: [{ kind: 'required' }, { kind: 'length', max: 80 }] }),
        question('phone', 'Phone', { kind: 'tel', rules: [{ kind: 'required' }, { kind: 'length', min: 5, max: 40 }] }),
      ],
      rules: [{ kind: 'required' }],
    }),
    permission('agreed', 'My child may come along.'),
    startField('signature', 'signature', 'Your signature', { rules: [{ kind: 'required' }] }),
  ],
  subject: 'Class trip: {{child}}, {{class}}',
}
