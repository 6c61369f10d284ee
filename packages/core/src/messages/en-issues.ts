import type { FieldKind } from '../model/field-kind.ts'
import type { IssueCode } from '../model/issue.ts'
import type { FormIssueMessages, IssueMessages } from './format-issue.ts'

const characters = (limit: number | string | undefined): string => (limit === 1 ? '1 character' : `${limit} characters`)

/** The sentences of kinds in which nothing is written. */
const unanswered: Partial<Record<FieldKind, string>> = {
  select: 'Choose one',
  radio: 'Choose one',
  checkboxes: 'Choose at least one',
  consent: 'Tick this box to go on',
}

const unansweredText = 'Answer this question'

type Say = IssueMessages[IssueCode]

const sayTypeMismatch: Say = (_issue, field) =>
  `Enter an address such as ${field?.kind === 'url' ? 'https://example.org' : 'name@example.org'}`
const sayTooShort: Say = ({ limit, actual }) => `Write at least ${characters(limit)}; these are ${actual}`
const sayTooLong: Say = ({ limit, actual }) => `Write at most ${characters(limit)}; these are ${actual}`

/** The faults of a form that asks only for text, and checks only its presence, type and length. */
export const textIssues: Partial<IssueMessages> = {
  valueMissing: () => unansweredText,
  typeMismatch: sayTypeMismatch,
  tooShort: sayTooShort,
  tooLong: sayTooLong,
}

/**
 * The faults of most forms, in English: each sentence says what to do, and reads well under a label that is a
 * question. Forms with files, dates or a choice that takes a text need `rareIssues` besides.
 */
export const formIssues: FormIssueMessages = {
  valueMissing: (_issue, field) => (field && unanswered[field.kind]) || unansweredText,
  typeMismatch: sayTypeMismatch,
  badInput: () => 'Enter a number in digits, with a dot for decimals, such as 1234.5',
  tooShort: sayTooShort,
  tooLong: sayTooLong,
  rangeUnderflow: ({ limit }) => `Enter ${limit} or more`,
  rangeOverflow: ({ limit }) => `Enter ${limit} or less`,
  stepMismatch: ({ limit, rule }, field) => {
    const range = field?.rules[rule]
    const isWhole = limit === 1 && !(range?.kind === 'range' && Number(range.min ?? 0) % 1)
    return isWhole ? 'Enter a whole number' : `Enter a number in steps of ${limit}`
  },
  patternMismatch: (_issue, field) => (field?.help ? `Use this format: ${field.help}` : 'Use the format asked for'),
  notAnOption: () => 'Choose from the list',
  tooFew: ({ limit }) => `Choose at least ${limit}`,
  tooMany: ({ limit }) => `Choose at most ${limit}`,
}
