import type { IssueMessages } from './format-issue.ts'

type SayBadPart = IssueMessages['badInput']

/** The sentences of any language with those for a range of days: what is said of a date is true of each of its days. */
export function withPartIssues(messages: IssueMessages): IssueMessages {
  const asDay =
    (say: SayBadPart): SayBadPart =>
    (issue, field, locale) =>
      say(issue, field?.kind === 'dateRange' ? { ...field, kind: 'date' } : field, locale)
  return {
    ...messages,
    badInput: asDay(messages.badInput),
    rangeUnderflow: asDay(messages.rangeUnderflow),
    rangeOverflow: asDay(messages.rangeOverflow),
  }
}
