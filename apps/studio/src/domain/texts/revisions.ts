import type { FieldChange } from '../../model/changes-since.ts'
import { language } from '../../ui/language.ts'
import { counted } from './format.ts'
import { localized } from './localized.ts'

/** The words of the revisions. */
export const revisionsText = localized('revisionsText', {
  title: 'Revisions',
  now: 'now',
  same: (revision: number): string => `The same as revision ${revision}`,
  facts: (fields: number, rules: number): string => `${counted(fields, 'field')}, ${counted(rules, 'rule')}, 1 e-mail`,
  revision: (number: number): string => `Revision ${number}`,
  as: (word: string): string => word.replace(/^./u, (first) => first.toUpperCase()),
  seen: 'Seen working',
  look: 'Look at it',
  lookAt: (revision: number): string => `Look at it: revision ${revision}`,
  all: (count: number): string => `Show all ${count}`,
  notKept: 'An older Letterslot kept no copy of that revision, so what changed since cannot be told.',
  asItWas: 'The form as it went out',
  wentOut: (at: string): string =>
    `Went out on ${new Date(at).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })}.`,
  compared: 'The form now, compared with it',
  noDifference: 'No difference.',
  restore: 'Restore this revision',
  restoreHelp: 'Restoring replaces the form and its e-mail here, with undo. What is on your site stays as it is.',
  restored: (revision: number): string => `The form is as it was in revision ${revision}.`,
  undo: 'Undo',
  added: 'Added:',
  removed: 'Removed:',
  changed: 'Changed:',
  titleWas: (title: string): string => `The title was “${title}”`,
  fieldNow: (label: string, changes: readonly FieldChange[]): string =>
    `${label}: ${changes.map(fieldChangeText).join(', ')}`,
  reordered: 'The order of the fields',
  texts: 'The texts of the form',
  delivery: 'Where it sends',
  fallback: 'The other ways to reach you',
  email: 'The e-mail',
  none: 'Not downloaded or copied yet. What you change here is seen by nobody else.',
  frozen: 'What is on your site stays as it is until you put a newer one there.',
})

const fieldChangeWords = {
  required: 'now required',
  optional: 'no longer required',
  type: 'another kind of field',
  choices: 'other choices',
  rules: 'other rules',
  conditions: 'other conditions',
  details: 'other details',
} as const

function fieldChangeText(change: FieldChange): string {
  switch (change.kind) {
    case 'label':
      return `called “${change.before}” before`
    case 'name':
      return `sent as ${change.before} before`
    default:
      return fieldChangeWords[change.kind]
  }
}
