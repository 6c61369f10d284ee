import type { IssueMessages } from './format-issue.ts'

/** The sentences of any language with those for an order: a rank without an option is asked for as a choice is. */
export function withRankingIssues(messages: IssueMessages): IssueMessages {
  return {
    ...messages,
    valueMissing: (issue, field, locale) =>
      messages.valueMissing(issue, field?.kind === 'ranking' ? { ...field, kind: 'select' } : field, locale),
  }
}
