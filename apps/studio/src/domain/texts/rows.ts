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
  choices: (position: number): string => `Choices of question ${position}`,
  required: 'Required',
  rules: (position: number): string => `Rules and more of question ${position}`,
  unique: 'Each answer once',
  up: (position: number): string => `Move question ${position} up`,
  remove: (position: number): string => `Remove question ${position}`,
  add: 'Add a question',
  removed: (label: string): string => `“${label}” was removed from the row`,
})

/** The words of the rows of a matrix, in the inspector. */
export const matrixText = localized('matrixText', {
  title: 'Rows',
  add: 'Add a row',
  help: 'Enter adds the next one. A pasted list becomes one row a line.',
  columns: 'Choices, the same in every row',
  choice: (number: number): string => `Row ${number}`,
  sentAs: (number: number): string => `Row ${number} is sent as`,
  more: (number: number): string => `More for row ${number}`,
  removed: (number: number, left: number): string => `Removed row ${number}; ${left} left`,
  pasted: (count: number, skipped: number): string =>
    `Added ${count} ${count === 1 ? 'row' : 'rows'}${skipped > 0 ? `; left out ${skipped} that were there already or too many` : ''}`,
  several: 'Several may be chosen in a row',
  everyRow: 'Every row needs an answer',
  everyRowOnce: 'Once one row is answered, every row needs an answer',
})
