import type { IssueMessages } from '../format-issue.ts'

const counted = (count: number | string | undefined, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** What is wrong, in English: each sentence says what to do, and reads well under a label that is a question. */
export const issues: IssueMessages = {
  valueMissing: (_issue, field) => {
    switch (field?.kind) {
      case 'select':
      case 'radio':
        return 'Choose one'
      case 'checkboxes':
        return 'Choose at least one'
      case 'consent':
        return 'Tick this box to go on'
      default:
        return 'Answer this question'
    }
  },
  typeMismatch: (_issue, field) =>
    `Enter an address such as ${field?.kind === 'url' ? 'https://example.org' : 'name@example.org'}`,
  badInput: (_issue, field) =>
    field?.kind === 'date'
      ? `“${field.label}” needs a date that exists, such as 2027-03-31`
      : 'Enter a number in digits, with a dot for decimals, such as 1234.5',
  tooShort: ({ limit, actual }) => `Write at least ${counted(limit, 'character', 'characters')}; these are ${actual}`,
  tooLong: ({ limit, actual }) => `Write at most ${counted(limit, 'character', 'characters')}; these are ${actual}`,
  rangeUnderflow: ({ limit }, field) => `Enter ${field?.kind === 'date' ? `${limit} or later` : `${limit} or more`}`,
  rangeOverflow: ({ limit }, field) => `Enter ${field?.kind === 'date' ? `${limit} or earlier` : `${limit} or less`}`,
  stepMismatch: ({ limit }, field) =>
    field?.kind === 'date'
      ? `Choose a date in steps of ${counted(limit, 'day', 'days')}`
      : `Enter a number in steps of ${limit}`,
  patternMismatch: (_issue, field) => `Use the format asked for${field?.help ? `: ${field.help}` : ''}`,
  notAnOption: () => 'Choose from the list',
  tooFew: ({ limit }) => `Choose at least ${limit}`,
  tooMany: ({ limit }) => `Choose at most ${limit}`,
}
