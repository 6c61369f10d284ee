import { localized } from './localized.ts'

/** The words of rules that contradict each other. */
export const ruleFaultsText = localized('ruleFaultsText', {
  titles: {
    impossible: 'No answer can be right',
    apart: 'No answer can be right beside another one',
    unlisted: 'A rule refuses what is in the list',
    default: 'A rule refuses what the field begins with',
    bounds: 'These bounds leave nothing',
    rule: 'A rule cannot be applied',
    few: 'Too few different answers',
  },
  /** On the canvas, beside a field that no answer suits. */
  noAnswer: 'No answer can be right, as it stands.',
  /** Of a question in the rows of a group: what is wrong with it. */
  inQuestion: (label: string, title: string): string => `“${label}”: ${title}`,
  tooFewAnswers: (rows: number, count: number): string =>
    `At least ${rows} rows are asked for, each with another answer, and there ${count === 1 ? 'is only 1' : `are only ${count}`}.`,
  /** In a sentence and on a button. */
  rule: (name: string): string => `“${name}”`,
  refusesAll: (rule: string): string => `${rule} refuses every answer.`,
  together: (rules: readonly string[]): string => `No answer keeps all of these: ${rules.join(', ')}.`,
  beside: (subject: string, rules: readonly string[]): string =>
    `Once ${subject} has an answer, none here keeps ${rules.length === 1 ? '' : 'all of these: '}${rules.join(', ')}.`,
  tooLow: 'Even the most that these fields take adds up to less.',
  tooHigh: 'Even the least that can be written here adds up to more.',
  listed: (answers: readonly string[], rule: string): string =>
    answers.length === 1
      ? `“${answers.join()}” is in the list, but ${rule} refuses it.`
      : `These are in the list, but ${rule} refuses them: ${answers.map((answer) => `“${answer}”`).join(', ')}.`,
  begins: (rules: readonly string[]): string =>
    `Whoever leaves it as it is cannot send the form: ${rules.join(', ')} ${rules.length === 1 ? 'refuses' : 'refuse'} it.`,
  fixes: {
    remove: (rule: string): string => `Remove ${rule}`,
    takeOut: (count: number): string => (count === 1 ? 'Take it out of the list' : 'Take them out of the list'),
    begin: 'Begin without an answer',
    swap: 'Swap the bounds',
    rows: (count: number): string => (count === 1 ? 'Ask for 1 row' : `Ask for ${count} rows`),
    shared: 'Let rows have the same answer',
    atLeast: (count: number): string => `At least ${count}`,
  },
})
