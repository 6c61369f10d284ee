import { localized } from './localized.ts'

/** The words of a group that repeats, in the inspector. */
export const rowsText = localized('rowsText', {
  title: 'Questions of a row',
  item: 'One row is called',
  itemHelp: 'As in “Add a person”, without an article.',
  min: 'Rows at least',
  max: 'Rows at most',
  countProblem: 'Write a whole number from 0 to 50.',
  question: (position: number): string => `Question ${position}`,
  kind: (position: number): string => `Kind of question ${position}`,
  choices: (position: number): string => `Choices of question ${position}, with commas between`,
  required: 'Required',
  unique: 'Each answer once',
  up: (position: number): string => `Move question ${position} up`,
  remove: (position: number): string => `Remove question ${position}`,
  add: 'Add a question',
  removed: (label: string): string => `“${label}” was removed from the row.`,
})
