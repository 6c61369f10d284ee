import { CalendarDays } from 'lucide-react'
import { emailField, field, nameField, options, whenEqual } from './field.ts'
import type { Start } from './start.ts'

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
