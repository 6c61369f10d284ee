import type { RareTexts } from '../form-state/visitor-texts.ts'
import { domainList } from './domain-list.ts'
import { fileKinds } from './file-kinds.ts'
import { formatDay } from './format-day.ts'
import type { FormIssueMessages, IssueMessages } from './format-issue.ts'
import { formatSizes } from './format-size.ts'

const mediaWords = { image: 'pictures', audio: 'sound', video: 'video' }

const wordCount = (limit: number | string | undefined): string => (limit === 1 ? '1 word' : `${limit} words`)

/** The words visitors read of rare fields, in English. */
export const rareTexts: RareTexts = {
  otherAnswer: '{label}: your answer',
  advice: 'Only a suggestion: {message}',
}

/**
 * The sentences of a form with those for files, dates, rarer rules and choices that take a text.
 * @param own - all of them in another language. Default: English.
 */
export function withRareIssues(form: FormIssueMessages, own?: IssueMessages): IssueMessages {
  if (own) return own
  return {
    ...form,
    valueMissing: (issue, field, locale) => {
      if (issue.limit !== undefined) return `Beside “${issue.limit}”, write your answer`
      if (issue.others) return `Answer this, or “${issue.others}”`
      return field?.kind === 'file' ? 'Choose a file' : form.valueMissing(issue, field, locale)
    },
    badInput: (issue, field, locale) =>
      field?.kind === 'date'
        ? `“${field.label}” needs a date that exists, such as ${formatDay(`${issue.limit ?? '2027-03-31'}`, locale)}`
        : form.badInput(issue, field, locale),
    rangeUnderflow: (issue, field, locale) =>
      field?.kind === 'date'
        ? `Enter ${formatDay(`${issue.limit}`, locale)} or later`
        : form.rangeUnderflow(issue, field, locale),
    rangeOverflow: (issue, field, locale) =>
      field?.kind === 'date'
        ? `Enter ${formatDay(`${issue.limit}`, locale)} or earlier`
        : form.rangeOverflow(issue, field, locale),
    dayExcluded: ({ limit }, _field, locale) => {
      const day = `${limit}`
      return /^[a-z]/.test(day)
        ? `Choose another day: ${day.charAt(0).toUpperCase()}${day.slice(1)}s are not offered`
        : `Choose another day: ${formatDay(day, locale)} is not offered`
    },
    stepMismatch: (issue, field, locale) =>
      field?.kind === 'date'
        ? `Enter a date in steps of ${issue.limit} ${issue.limit === 1 ? 'day' : 'days'}`
        : form.stepMismatch(issue, field, locale),
    tooFewWords: ({ limit, actual }) => `Write at least ${wordCount(limit)}; these are ${actual}`,
    tooManyWords: ({ limit, actual }) => `Write at most ${wordCount(limit)}; these are ${actual}`,
    notLetters: () => 'Use letters only',
    linkFound: () => 'Write this without links',
    domainMismatch: ({ limit }, _field, locale) => `Use an address that ends in ${domainList(`${limit}`, locale)}`,
    notListed: () => 'This is not one of the accepted answers; check how it is written',
    notSame: ({ others }) => `This and “${others}” must be the same`,
    sameAsOther: ({ others }) => `This and “${others}” must not be the same`,
    sumTooLow: ({ others, limit, actual }) =>
      `Together with “${others}” this must be at least ${limit}; now it is ${actual}`,
    sumTooHigh: ({ others, limit, actual }) =>
      `Together with “${others}” this must be at most ${limit}; now it is ${actual}`,
    fileTooLarge: ({ limit, actual, file }, _field, locale) => {
      const [size, most] = formatSizes(Number(actual), Number(limit), locale)
      return `Choose files of at most ${most}${file ? `; “${file}” has ${size}` : ''}`
    },
    fileTypeMismatch: ({ limit }, _field, locale) =>
      `Choose files of these kinds: ${fileKinds(`${limit}`, mediaWords, locale)}`,
    fileUnreadable: ({ file }) => `“${file}” cannot be read any more. Choose it again.`,
  }
}
