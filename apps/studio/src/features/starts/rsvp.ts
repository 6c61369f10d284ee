import { PartyPopper } from 'lucide-react'
import { field, nameField, options, whenEqual } from './field.ts'
import type { Start } from './start.ts'

/** A reply card: yes or no first, and only then what a yes needs. */
export const rsvp: Start = {
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
