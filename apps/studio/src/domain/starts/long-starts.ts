import { Backpack, Briefcase, Stethoscope } from 'lucide-react'
import { startText } from '../texts/starts.ts'
import type { Start } from './start.ts'
import { emailField, halves, longText, nameField, options, phoneField, startField, whenEqual } from './start-field.ts'

/** Two pages: the person, then the work. */
export const jobApplication: Start = {
  id: 'job-application',
  ...startText.jobApplication,
  icon: Briefcase,
  form: {
    title: 'Join the bakery',
    description: 'It takes five minutes. We answer everybody within a week.',
    submitLabel: 'Send the application',
    sentText: 'We answer within a week.',
  },
  pages: [
    { title: 'You', from: 'full_name' },
    { title: 'Your work', from: 'job' },
  ],
  fields: [
    nameField,
    ...halves(emailField, phoneField),
    startField('url', 'website', 'Your website or profile', {
      rules: [{ kind: 'type' }, { kind: 'length', max: 200 }],
    }),
    startField('select', 'job', 'Which job?', {
      options: options('Baker', 'Counter', 'Deliveries', 'Something else'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    ...halves(
      startField('date', 'begin', 'When could you begin?', { rules: [{ kind: 'type' }] }),
      startField('number', 'hours', 'Hours a week', {
        rules: [{ kind: 'type' }, { kind: 'range', min: 4, max: 40, step: 1 }],
      }),
    ),
    startField('file', 'cv', 'Your CV', {
      help: 'A PDF of up to 2 MB',
      rules: [
        { kind: 'length', max: 1 },
        { kind: 'file', accept: 'application/pdf', maxBytes: 2_000_000 },
      ],
    }),
    longText('why', 'Why bread?'),
    startField('consent', 'kept', 'Keep my application for six months.', { rules: [{ kind: 'required' }] }),
  ],
  subject: 'Application: {{full_name}}, {{job}}',
}

/** All that a school has to know before it takes a child along. */
export const schoolTrip: Start = {
  id: 'school-trip',
  ...startText.schoolTrip,
  icon: Backpack,
  form: {
    title: 'Class trip to the sea',
    description: '8 to 12 June. Please answer by the first of May.',
    submitLabel: 'Send',
    sentText: 'We write with the list of what to bring.',
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
    startField('radio', 'swims', 'Can your child swim?', {
      options: options('Yes', 'Not yet'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    startField('radio', 'needs', 'Allergies, medicine, food?', {
      options: options('No', 'Yes'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    longText('needs_what', 'What should we know?', {
      rules: [{ kind: 'required' }, { kind: 'length', max: 2000 }],
      visibleWhen: whenEqual('needs', 'Yes'),
    }),
    nameField,
    ...halves(emailField, { ...phoneField, rules: [{ kind: 'required' }, { kind: 'length', min: 5, max: 40 }] }),
    startField('text', 'second', 'Somebody else whom we can call', {
      help: 'A name and a number',
      rules: [{ kind: 'required' }, { kind: 'length', max: 120 }],
    }),
    startField('consent', 'agreed', 'My child may come along.', { rules: [{ kind: 'required' }] }),
  ],
  subject: 'Class trip: {{child}}, {{class}}',
}

/** The questions of a practice before a first visit, asked at home. */
export const medicalHistory: Start = {
  id: 'medical-history',
  ...startText.medicalHistory,
  icon: Stethoscope,
  form: {
    title: 'Before your first visit',
    description: 'You may leave out what you would rather say in person.',
    submitLabel: 'Send to the practice',
    sentText: 'We have it at hand when you come.',
  },
  pages: [
    { title: 'You', from: 'full_name' },
    { title: 'Your health', from: 'reason' },
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
    longText('reason', 'What brings you to us?', { rules: [{ kind: 'required' }, { kind: 'length', max: 2000 }] }),
    startField('checkboxes', 'conditions', 'Do you have, or did you have', {
      options: options('High blood pressure', 'Diabetes', 'Asthma', 'Heart disease', 'None of these'),
      rules: [{ kind: 'options' }],
    }),
    startField('radio', 'medicine', 'Do you take medicine?', {
      options: options('No', 'Yes'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    longText('medicine_what', 'Which, and how much?', {
      rules: [{ kind: 'required' }, { kind: 'length', max: 2000 }],
      visibleWhen: whenEqual('medicine', 'Yes'),
    }),
    longText('allergies', 'Allergies'),
    longText('questions', 'What would you like to ask us?'),
    startField('consent', 'agreed', 'The practice may keep these answers with my file.', {
      rules: [{ kind: 'required' }],
    }),
  ],
  subject: 'First visit: {{full_name}}',
}
