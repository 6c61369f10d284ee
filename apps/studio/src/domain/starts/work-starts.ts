import { Briefcase, Users } from 'lucide-react'
import { startText } from '../texts/starts.ts'
import type { Start } from './start.ts'
import { emailField, halves, longText, nameField, options, phoneField, startField, whenEqual } from './start-field.ts'
import { choices, lookOf, permission, phoneWithCountry, section, yesOrNo } from './start-parts.ts'

/** Two pages: the person, then the work. */
export const jobApplication: Start = {
  id: 'job-application',
  ...startText.jobApplication,
  icon: Briefcase,
  purpose: 'work',
  form: {
    title: 'Join the bakery',
    description: 'It takes five minutes. We answer everybody within a week.',
    submitLabel: 'Send the application',
    sentText: 'We answer within a week.',
    review: true,
    drafts: true,
    ...lookOf('letter'),
  },
  pages: [
    { title: 'You', from: 'full_name' },
    { title: 'Your work', from: 'job' },
  ],
  fields: [
    ...halves(nameField, emailField),
    phoneWithCountry(),
    startField('url', 'website', 'Your website or profile', {
      rules: [{ kind: 'type' }, { kind: 'length', max: 200 }],
    }),
    startField('select', 'job', 'Which job?', {
      options: options('Baker', 'Counter', 'Deliveries', 'Something else'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    section('driving', 'Deliveries', {
      text: 'The vans leave at five in the morning.',
      visibleWhen: whenEqual('job', 'Deliveries'),
    }),
    yesOrNo('licence', 'Do you have a driving licence?'),
    section('application', 'Your application'),
    ...halves(
      startField('date', 'begin', 'When could you begin?', { rules: [{ kind: 'type' }, { kind: 'days', from: 0 }] }),
      startField('number', 'hours', 'Hours a week', {
        rules: [{ kind: 'type' }, { kind: 'range', min: 4, max: 40, step: 1 }],
      }),
    ),
    startField('file', 'cv', 'Your CV', {
      help: 'A PDF of up to 2 MB',
      rules: [
        { kind: 'required' },
        { kind: 'length', max: 1 },
        { kind: 'file', accept: 'application/pdf', maxBytes: 2_000_000 },
      ],
    }),
    longText('why', 'Why bread?'),
    permission('kept', 'Keep my application for six months.'),
  ],
  subject: 'Application: {{full_name}}, {{job}}',
}

/** People, their hours and their tasks. */
export const volunteer: Start = {
  id: 'volunteer',
  ...startText.volunteer,
  icon: Users,
  purpose: 'work',
  form: {
    title: 'Help at the harbour festival',
    description: 'Every hour helps. You get the plan a week before.',
    submitLabel: 'I am in',
    sentText: 'Thank you. You get the plan a week before.',
    ...lookOf('plum'),
  },
  fields: [
    ...halves(nameField, emailField),
    { ...phoneField, rules: [{ kind: 'required' }, { kind: 'length', min: 5, max: 40 }] },
    choices('shifts', 'When can you come?', options('Friday evening', 'Saturday', 'Saturday evening', 'Sunday'), {
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('slider', 'hours', 'How many hours in all?', {
      rules: [{ kind: 'range', min: 1, max: 24, step: 1 }],
    }),
    startField('ranking', 'tasks', 'What would you like to do most?', {
      options: options('Set up', 'Bar', 'Children', 'First aid'),
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
