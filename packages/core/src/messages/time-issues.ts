import type { Field } from '../model/field.ts'
import type { Issue } from '../model/issue.ts'
import type { IssueMessages } from './format-issue.ts'
import { formatMoment } from './format-moment.ts'

type SayTimeBound = IssueMessages['rangeUnderflow']

/**
 * The sentences of any language with those for times, and for days with a time: what is said of a date is true of them, but that a
 * table says of a bound that is a time alone what that is,
 * and a time that is none, which no browser lets through but half typed, is asked for like one that is missing.
 */
export function withTimeIssues(messages: IssueMessages): IssueMessages {
  return {
    ...messages,
    badInput: (issue, field, locale) =>
      field?.kind === 'time'
        ? messages.valueMissing(issue, field, locale)
        : asOfDay(messages.badInput)(issue, field, locale),
    rangeUnderflow: asOfDay(messages.rangeUnderflow),
    rangeOverflow: asOfDay(messages.rangeOverflow),
  }
}

function asOfDay(say: SayTimeBound): SayTimeBound {
  return (issue: Issue, field: Field | undefined, locale: string) => {
    if (field?.kind !== 'time' && field?.kind !== 'datetime') return say(issue, field, locale)
    const { limit } = issue
    const inWords = limit === undefined ? issue : { ...issue, limit: formatMoment(`${limit}`, locale) }
    return say(inWords, { ...field, kind: 'date' }, locale)
  }
}
