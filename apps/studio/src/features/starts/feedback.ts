import { MessageSquareText } from 'lucide-react'
import { emailField, field, options, whenEqual } from './field.ts'
import type { Start } from './start.ts'

/** Short enough to be filled in; the address is asked for only by those who want an answer. */
export const feedback: Start = {
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
