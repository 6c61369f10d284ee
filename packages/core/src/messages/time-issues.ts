import type { Field } from '../model/field.ts'
import type { Issue } from '../model/issue.ts'
import type { IssueMessages } from './format-issue.ts'
import { formatMoment } from './format-moment.ts'

const exampleTime = '14:00'
const exampleMoment = `2027-03-31T${exampleTime}`

type SayTimeBound = IssueMessages['rangeUnderflow']

/**
 * The sentences of any language with those for times, and for days with a time: what is said of a date is true of them, but that a
 * table says of a bound that is a time alone what that is, and one that is half typed, which is all that a browser lets through of
 * what is none, is asked for by an example.
 */
export function withTimeIssues(messages: IssueMessages): IssueMessages {
  return {
    ...messages,
    badInput: (issue, field, locale) => {
      if (field?.kind === 'time') return messages.patternMismatch(issue, { ...field, help: exampleTime }, locale)
      const asked = field?.kind === 'datetime' ? { ...issue, limit: exampleMoment } : issue
      return asOfDay(messages.badInput)(asked, field, locale)
    },
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
