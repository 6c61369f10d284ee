import type { Field } from '@letterslot/core'
import { emailField, halves, longText, nameField, options, startField, whenEqual } from './start-field.ts'
import { choice, whenNumber, yesOrNo } from './start-parts.ts'

/** Fields that are often asked for together, by the name of their words in the studio. Their own words are the form's. */
export const readyQuestions = {
  ratingAndWhy: [
    startField('rating', 'rating', 'How was it?', { rules: [{ kind: 'required' }] }),
    longText('better', 'What could be better?', { visibleWhen: whenNumber('rating', 'atMost', 3) }),
  ],
  recommendAndWhy: [
    startField('scale', 'recommend', 'Would you recommend us?', { fromLabel: 'Not at all', toLabel: 'Surely' }),
    longText('reason', 'What is your reason?', { visibleWhen: whenNumber('recommend', 'atLeast', 0) }),
  ],
  nameAndEmail: halves(nameField, emailField),
  dayAndTime: halves(
    startField('date', 'day', 'Which day?', { rules: [{ kind: 'type' }, { kind: 'days', from: 0 }] }),
    startField('time', 'time', 'At what time?', { rules: [{ kind: 'type' }] }),
  ),
  fromUntil: halves(
    startField('time', 'from', 'From when?', { rules: [{ kind: 'type' }] }),
    startField('time', 'until', 'Until when?', {
      rules: [{ kind: 'type' }, { kind: 'compare', is: 'atLeast', to: { field: startField('time', 'from', '').id } }],
    }),
  ),
  needAndWhich: [
    yesOrNo('need', 'Do you need anything special?'),
    longText('which_need', 'What do you need?', { visibleWhen: whenEqual('need', 'yes') }),
  ],
  foundUs: [
    choice('found_us', 'How did you find us?', [
      ...options('From friends', 'By a search', 'On social media'),
      { value: 'Other', label: 'Other', freeText: true },
    ]),
  ],
} satisfies Readonly<Record<string, readonly Field[]>>

export type ReadyQuestion = keyof typeof readyQuestions

/** True for the name of a ready question. */
export function isReady(name: string): name is ReadyQuestion {
  return Object.hasOwn(readyQuestions, name)
}

export const readyNames: readonly ReadyQuestion[] = Object.keys(readyQuestions).filter(isReady)
