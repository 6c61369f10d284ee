import { FileSearch, LifeBuoy, Newspaper } from 'lucide-react'
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
import { choice, choices, lookOf, permission } from './start-parts.ts'

/** All that is wanted to help at once, so that nobody has to ask back. */
export const support: Start = {
  id: 'support',
  ...startText.support,
  icon: LifeBuoy,
  purpose: 'contact',
  form: {
    title: 'Get help',
    description: 'Tell us what happened. We answer on the next working day.',
    submitLabel: 'Send',
    sentText: 'We answer on the next working day.',
    drafts: true,
    ...lookOf('plain'),
  },
  fields: [
    startField('text', 'topic', 'What is it about?', { rules: [{ kind: 'required' }, { kind: 'length', max: 120 }] }),
    longText('happened', 'What happened?', {
      help: 'What you did, what you expected, and what came instead',
      rules: [{ kind: 'required' }, { kind: 'length', max: 5000 }],
    }),
    startField('datetime', 'since', 'Since when?', {
      width: 'half',
      rules: [{ kind: 'type' }, { kind: 'days', to: 0 }],
    }),
    choice('urgency', 'How urgent is it?', options('I can go on', 'It holds me up', 'Nothing works')),
    { ...phoneField, help: 'So that we can call you at once', visibleWhen: whenEqual('urgency', 'Nothing works') },
    pictureField('picture', 'A picture of it'),
    ...halves(nameField, emailField),
  ],
  subject: 'Help: {{topic}} ({{urgency}})',
}

/** An address and the permission to write to it, no more. */
export const newsletter: Start = {
  id: 'newsletter',
  ...startText.newsletter,
  icon: Newspaper,
  purpose: 'contact',
  form: {
    title: 'One letter a month',
    description: 'New pieces, open days and what went wrong in the kiln.',
    submitLabel: 'Sign up',
    sentText: 'The next letter comes at the beginning of the month.',
    ...lookOf('post'),
  },
  fields: [
    emailField,
    choices('topics', 'What about?', options('Workshops', 'New pieces', 'Behind the scenes')),
    permission('agreed', 'Write to me once a month. I can end it at any time.'),
  ],
  subject: 'Newsletter: {{email}}',
}

/** A thing that was lost, and the signs that it is known by. */
export const lostProperty: Start = {
  id: 'lost-property',
  ...startText.lostProperty,
  icon: FileSearch,
  purpose: 'contact',
  form: {
    title: 'Lost something?',
    description: 'We keep what is found for three months, and write to you if it is yours.',
    submitLabel: 'Send',
    sentText: 'We look for it, and write to you either way.',
    ...lookOf('ledger'),
  },
  fields: [
    startField('text', 'what', 'What did you lose?', { rules: [{ kind: 'required' }, { kind: 'length', max: 120 }] }),
    longText('known_by', 'How would you know it?', { help: 'Colour, make, what is in it' }),
    startField('text', 'where', 'Where?', { rules: [{ kind: 'length', max: 120 }] }),
    startField('dateRange', 'days', 'Between which days?', { rules: [{ kind: 'type' }, { kind: 'days', to: 0 }] }),
    pictureField('picture', 'A picture of it'),
    ...halves(nameField, emailField),
  ],
  subject: 'Lost: {{what}}',
}
