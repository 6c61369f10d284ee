import { Gauge, MessageSquareText, PenLine } from 'lucide-react'
import { startText } from '../texts/starts.ts'
import type { Start } from './start.ts'
import { emailField, halves, longText, nameField, options, startField, whenEqual } from './start-field.ts'
import { choice, lookOf, permission, whenNumber, yesOrNo } from './start-parts.ts'

const answerWanted = yesOrNo('answer_wanted', 'Would you like an answer?', { default: 'no' })
const answerTo = { ...emailField, visibleWhen: whenEqual('answer_wanted', 'yes') }

/** Short enough to be filled in; the address is asked for only by those who want an answer. */
export const feedback: Start = {
  id: 'feedback',
  ...startText.feedback,
  icon: MessageSquareText,
  purpose: 'opinion',
  form: {
    title: 'How was it?',
    description: 'It takes one minute. You need not say who you are.',
    submitLabel: 'Send feedback',
    sentText: 'Thank you. We read every answer.',
    ...lookOf('post'),
  },
  fields: [
    startField('rating', 'overall', 'All in all', {
      to: 5,
      fromLabel: 'Not good',
      toLabel: 'Very good',
      rules: [{ kind: 'required' }],
    }),
    longText('wrong', 'What went wrong?', { visibleWhen: whenNumber('overall', 'atMost', 2) }),
    longText('keep', 'What should we keep?'),
    longText('change', 'What should we change?'),
    answerWanted,
    answerTo,
  ],
  subject: 'Feedback: {{overall}} of 5',
}

/** The one question that tells how things stand, and why. */
export const recommendation: Start = {
  id: 'recommendation',
  ...startText.recommendation,
  icon: Gauge,
  purpose: 'opinion',
  form: {
    title: 'Would you recommend us?',
    description: 'A number and a reason. You need not say who you are.',
    submitLabel: 'Send',
    sentText: 'Thank you. We read every answer.',
    ...lookOf('letter'),
  },
  fields: [
    startField('scale', 'likely', 'How likely are you to recommend us to a friend?', {
      from: 0,
      to: 10,
      fromLabel: 'Not at all',
      toLabel: 'For certain',
      rules: [{ kind: 'required' }],
    }),
    longText('better', 'What would have to be better?', { visibleWhen: whenNumber('likely', 'atMost', 6) }),
    longText('why', 'Why?'),
    yesOrNo('shown', 'May we show your words on our site?', {
      rules: [],
      visibleWhen: whenNumber('likely', 'atLeast', 9),
    }),
    answerWanted,
    answerTo,
  ],
  subject: 'Recommended: {{likely}} of 10',
}

/** A name under something, and whether it may be shown. */
export const petition: Start = {
  id: 'petition',
  ...startText.petition,
  icon: PenLine,
  purpose: 'opinion',
  form: {
    title: 'Keep the library open on Saturdays',
    description: 'We hand the names over to the council in June.',
    submitLabel: 'Sign',
    sentText: 'Thank you for your name.',
    ...lookOf('ledger'),
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
    choice('shown', 'May we show your name?', options('Yes', 'No, only count it')),
    startField('signature', 'signature', 'Your signature'),
    permission('agreed', 'Hand my name over to the council.'),
  ],
  subject: 'Signed: {{full_name}}, {{town}}',
}
