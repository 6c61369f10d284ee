import { Clock } from 'lucide-react'
import { emailField, field, nameField, options, whenEqual } from './field.ts'
import type { Start } from './start.ts'

/** A request, not a booking: a day, a part of it, and how to call back. */
export const appointment: Start = {
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
