import { CalendarDays, Clock, MessageSquareText, PartyPopper } from 'lucide-react'
import { blank } from './blank.ts'
import { contact } from './contact.ts'
import { emailField, field, nameField, options, whenEqual } from './field.ts'
import { order } from './order.ts'
import type { Start } from './start.ts'

/** A request, not a booking: a day, a part of it, and how to call back. */
const appointment: Start = {
  id: 'appointment',
  name: 'Appointment request',
  summary: 'A day, a time of day, and how to answer',
  icon: Clock,
  form: {
    title: 'Ask for an appointment',
    description: 'We confirm by e-mail or call you back, usually on the same day.',
    submitLabel: 'Ask for it',
    sentText: 'It is fixed as soon as we have confirmed it.',
  },
  fields: [
    field('select', 'subject', 'What is it about?', {
      options: options('First visit', 'Follow-up', 'Something else'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    field('date', 'day', 'Which day would suit you?', {
      width: 'half',
      rules: [{ kind: 'required' }, { kind: 'type' }],
    }),
    field('select', 'time', 'When on that day?', {
      width: 'half',
      options: options('Any time', 'Morning', 'Afternoon', 'Evening'),
      default: 'Any time',
      rules: [{ kind: 'options' }],
    }),
    nameField,
    field('radio', 'reply_by', 'How shall we answer?', {
      options: options('By e-mail', 'By phone'),
      default: 'By e-mail',
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    { ...emailField, visibleWhen: whenEqual('reply_by', 'By e-mail') },
    field('tel', 'phone', 'Phone', {
      autocomplete: 'tel',
      rules: [{ kind: 'required' }, { kind: 'length', min: 5, max: 40 }],
      visibleWhen: whenEqual('reply_by', 'By phone'),
    }),
    field('textarea', 'notes', 'Anything we should know?', { rules: [{ kind: 'length', max: 2000 }] }),
  ],
  subject: 'Appointment: {{full_name}}, {{day}}',
}

/** Who is coming, how many, and on which day. */
export const event: Start = {
  id: 'event',
  name: 'Event sign-up',
  summary: 'Who is coming, with how many, on which day',
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
    field('radio', 'day', 'Which day suits you?', {
      options: options('Friday', 'Saturday'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    field('radio', 'group', 'Do you bring a group?', {
      options: options('No', 'Yes'),
      default: 'No',
      rules: [{ kind: 'options' }],
    }),
    field('number', 'people', 'How many people are coming?', {
      help: 'Counting yourself. More than twelve? Write to us below.',
      rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'range', min: 2, max: 12, step: 1 }],
      visibleWhen: whenEqual('group', 'Yes'),
    }),
    field('textarea', 'notes', 'Anything we should know?', {
      placeholder: 'Allergies, access needs, questions…',
      rules: [{ kind: 'length', max: 2000 }],
    }),
  ],
  subject: 'Sign-up: {{full_name}}, {{day}}',
}

/** A reply card: yes or no first, and only then what a yes needs. */
const rsvp: Start = {
  id: 'rsvp',
  name: 'RSVP',
  summary: 'Yes or no, for how many, and what they eat',
  icon: PartyPopper,
  form: {
    title: 'Will you come?',
    description: 'Please answer by the first of May.',
    submitLabel: 'Answer',
    sentText: 'Thank you for letting us know.',
  },
  fields: [
    nameField,
    field('radio', 'coming', 'Will you come?', {
      options: options('With pleasure', 'Sadly not'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    field('number', 'guests', 'How many are you?', {
      help: 'Counting yourself',
      width: 'half',
      rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'range', min: 1, max: 8, step: 1 }],
      visibleWhen: whenEqual('coming', 'With pleasure'),
    }),
    field('checkboxes', 'food', 'Food', {
      options: options('Vegetarian', 'Vegan', 'No gluten', 'No nuts'),
      rules: [{ kind: 'options' }],
      visibleWhen: whenEqual('coming', 'With pleasure'),
    }),
    field('textarea', 'wish', 'A song, a wish, a word', { rules: [{ kind: 'length', max: 2000 }] }),
  ],
  subject: '{{full_name}}: {{coming}}',
}

/** Short enough to be filled in; the address is asked for only by those who want an answer. */
const feedback: Start = {
  id: 'feedback',
  name: 'Feedback',
  summary: 'Three questions, one minute, no name needed',
  icon: MessageSquareText,
  form: {
    title: 'How was it?',
    description: 'Three questions, one minute. You need not say who you are.',
    submitLabel: 'Send feedback',
    sentText: 'Thank you. We read every answer.',
  },
  fields: [
    field('radio', 'overall', 'All in all', {
      options: options('Very good', 'Good', 'Mixed', 'Not good'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    field('textarea', 'keep', 'What should we keep?', { rules: [{ kind: 'length', max: 2000 }] }),
    field('textarea', 'change', 'What should we change?', { rules: [{ kind: 'length', max: 2000 }] }),
    field('radio', 'answer_wanted', 'Would you like an answer?', {
      options: options('No', 'Yes'),
      default: 'No',
      rules: [{ kind: 'options' }],
    }),
    { ...emailField, visibleWhen: whenEqual('answer_wanted', 'Yes') },
  ],
  subject: 'Feedback: {{overall}}',
}

/** Every start but the contact form, which has a door of its own. */
export const otherStarts: readonly Start[] = [event, feedback, rsvp, order, appointment, blank]

/** Every start, as they are offered. */
export const starts: readonly Start[] = [contact, ...otherStarts]
