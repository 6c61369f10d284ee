import { FileSearch, Gauge, LifeBuoy, Newspaper, PenLine, Ruler, Users } from 'lucide-react'
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

/** A wish and an amount: the price comes by mail. */
export const quote: Start = {
  id: 'quote',
  ...startText.quote,
  icon: Ruler,
  form: {
    title: 'Ask for a price',
    description: 'Tell us what you need. You get a price within two days, and nothing is ordered yet.',
    submitLabel: 'Ask for a price',
    sentText: 'We write to you with a price within two days.',
  },
  fields: [
    startField('select', 'what', 'What is it about?', {
      options: options('Tiles', 'Tableware', 'Something made for me'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    ...halves(
      startField('number', 'amount', 'How many?', {
        rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'range', min: 1, max: 10_000, step: 1 }],
      }),
      startField('date', 'until', 'Until when?', { rules: [{ kind: 'type' }] }),
    ),
    longText('details', 'What should we know?', { help: 'Measures, colours, where it goes' }),
    pictureField('picture', 'A picture or a sketch'),
    nameField,
    ...halves(emailField, phoneField),
  ],
  subject: 'Price wanted: {{amount}} × {{what}}, {{full_name}}',
}

const likelihood = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

/** The one question that tells how things stand, and why. */
export const recommendation: Start = {
  id: 'recommendation',
  ...startText.recommendation,
  icon: Gauge,
  form: {
    title: 'Would you recommend us?',
    description: 'One question and a reason. You need not say who you are.',
    submitLabel: 'Send',
    sentText: 'Thank you. We read every answer.',
  },
  fields: [
    startField('select', 'likely', 'How likely are you to recommend us to a friend?', {
      help: '0 is not at all, 10 is for certain',
      options: options(...likelihood),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    longText('why', 'Why?'),
    startField('radio', 'answer_wanted', 'Would you like an answer?', {
      options: options('No', 'Yes'),
      default: 'No',
      rules: [{ kind: 'options' }],
    }),
    { ...emailField, visibleWhen: whenEqual('answer_wanted', 'Yes') },
  ],
  subject: 'Recommended: {{likely}} of 10',
}

/** All that is wanted to help at once, so that nobody has to ask back. */
export const support: Start = {
  id: 'support',
  ...startText.support,
  icon: LifeBuoy,
  form: {
    title: 'Get help',
    description: 'Tell us what happened. We answer on the next working day.',
    submitLabel: 'Send',
    sentText: 'We answer on the next working day.',
  },
  fields: [
    startField('text', 'topic', 'What is it about?', { rules: [{ kind: 'required' }, { kind: 'length', max: 120 }] }),
    longText('happened', 'What happened?', {
      help: 'What you did, what you expected, and what came instead',
      rules: [{ kind: 'required' }, { kind: 'length', max: 5000 }],
    }),
    startField('radio', 'urgency', 'How urgent is it?', {
      options: options('I can go on', 'It holds me up', 'Nothing works'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    { ...phoneField, help: 'So that we can call you at once', visibleWhen: whenEqual('urgency', 'Nothing works') },
    pictureField('picture', 'A picture of it'),
    ...halves(nameField, emailField),
  ],
  subject: 'Help: {{topic}} ({{urgency}})',
}

/** People, their hours and their tasks. */
export const volunteer: Start = {
  id: 'volunteer',
  ...startText.volunteer,
  icon: Users,
  form: {
    title: 'Help at the harbour festival',
    description: 'Every hour helps. You get the plan a week before.',
    submitLabel: 'I am in',
    sentText: 'Thank you. You get the plan a week before.',
  },
  fields: [
    ...halves(nameField, emailField),
    { ...phoneField, rules: [{ kind: 'required' }, { kind: 'length', min: 5, max: 40 }] },
    startField('checkboxes', 'shifts', 'When can you come?', {
      options: options('Friday evening', 'Saturday', 'Saturday evening', 'Sunday'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('checkboxes', 'tasks', 'What would you like to do?', {
      options: options('Set up', 'Bar', 'Children', 'First aid', 'Anything'),
      rules: [{ kind: 'options' }],
    }),
    startField('select', 'shirt', 'T-shirt', {
      options: options('S', 'M', 'L', 'XL'),
      width: 'half',
      rules: [{ kind: 'options' }],
    }),
    longText('notes', 'Anything we should know?'),
  ],
  subject: 'Volunteer: {{full_name}}, {{shifts}}',
}

/** An address and the permission to write to it, no more. */
export const newsletter: Start = {
  id: 'newsletter',
  ...startText.newsletter,
  icon: Newspaper,
  form: {
    title: 'One letter a month',
    description: 'New pieces, open days and what went wrong in the kiln.',
    submitLabel: 'Sign up',
    sentText: 'The next letter comes at the beginning of the month.',
  },
  fields: [
    emailField,
    startField('checkboxes', 'topics', 'What about?', {
      options: options('Workshops', 'New pieces', 'Behind the scenes'),
      rules: [{ kind: 'options' }],
    }),
    startField('consent', 'agreed', 'Write to me once a month. I can end it at any time.', {
      rules: [{ kind: 'required' }],
    }),
  ],
  subject: 'Newsletter: {{email}}',
}

/** A thing that was lost, and the signs that it is known by. */
export const lostProperty: Start = {
  id: 'lost-property',
  ...startText.lostProperty,
  icon: FileSearch,
  form: {
    title: 'Lost something?',
    description: 'We keep what is found for three months, and write to you if it is yours.',
    submitLabel: 'Send',
    sentText: 'We look for it, and write to you either way.',
  },
  fields: [
    startField('text', 'what', 'What did you lose?', { rules: [{ kind: 'required' }, { kind: 'length', max: 120 }] }),
    longText('known_by', 'How would you know it?', { help: 'Colour, make, what is in it' }),
    ...halves(
      startField('text', 'where', 'Where?', { rules: [{ kind: 'length', max: 120 }] }),
      startField('date', 'day', 'On which day?', { rules: [{ kind: 'type' }, { kind: 'days', to: 0 }] }),
    ),
    pictureField('picture', 'A picture of it'),
    ...halves(nameField, emailField),
  ],
  subject: 'Lost: {{what}}',
}

/** A name under something, and whether it may be shown. */
export const petition: Start = {
  id: 'petition',
  ...startText.petition,
  icon: PenLine,
  form: {
    title: 'Keep the library open on Saturdays',
    description: 'We hand the names over to the council in June.',
    submitLabel: 'Sign',
    sentText: 'Thank you for your name.',
  },
  fields: [
    ...halves(
      nameField,
      startField('text', 'town', 'Town', {
        autocomplete: 'address-level2',
        rules: [{ kind: 'required' }, { kind: 'length', max: 80 }],
      }),
    ),
    emailField,
    longText('reason', 'Why does it matter to you?'),
    startField('radio', 'shown', 'May we show your name?', {
      options: options('Yes', 'No, only count it'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('consent', 'agreed', 'Hand my name over to the council.', { rules: [{ kind: 'required' }] }),
  ],
  subject: 'Signed: {{full_name}}, {{town}}',
}
