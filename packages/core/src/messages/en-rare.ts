import type { RareTexts } from '../form-state/rare-texts.ts'
import type { FormIssueMessages, IssueMessages } from '../format-issue.ts'

/** What visitors read of rare fields, in English. */
export const rareTexts: RareTexts = {
  otherAnswer: '{label}: your answer',
}

/** The sentences of a form with those for files, dates and choices that take a text, in English. */
export function withRareIssues(form: FormIssueMessages): IssueMessages {
  return {
    ...form,
    valueMissing: (issue, field, locale) => {
      if (issue.limit !== undefined) return `Beside “${issue.limit}”, write your answer`
      return field?.kind === 'file' ? 'Choose a file' : form.valueMissing(issue, field, locale)
    },
    badInput: (issue, field, locale) =>
      field?.kind === 'date'
        ? `“${field.label}” needs a date that exists, such as 2027-03-31`
        : form.badInput(issue, field, locale),
    rangeUnderflow: (issue, field, locale) =>
      field?.kind === 'date' ? `Enter ${issue.limit} or later` : form.rangeUnderflow(issue, field, locale),
    rangeOverflow: (issue, field, locale) =>
      field?.kind === 'date' ? `Enter ${issue.limit} or earlier` : form.rangeOverflow(issue, field, locale),
    stepMismatch: (issue, field, locale) =>
      field?.kind === 'date' ? `Enter a date in steps of ${issue.limit} days` : form.stepMismatch(issue, field, locale),
    fileTooLarge: ({ limit, actual, file }) =>
      `Choose files of at most ${Number(limit) / 1e6} MB${file ? `; “${file}” has ${Number(actual) / 1e6} MB` : ''}`,
    fileTypeMismatch: ({ limit }) => `Choose files of these kinds: ${limit}`,
  }
}
