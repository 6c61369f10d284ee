import type { IssueMessages } from './format-issue.ts'

/** The sentences of any language with that for a country, which is chosen: one that is missing is asked for as a choice is. */
export function withCountryIssues(messages: IssueMessages): IssueMessages {
  return {
    ...messages,
    valueMissing: (issue, field, locale) =>
      messages.valueMissing(issue, field?.kind === 'country' ? { ...field, kind: 'select' } : field, locale),
  }
}
