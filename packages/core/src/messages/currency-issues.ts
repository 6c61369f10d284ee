import type { Issue } from '../model/issue.ts'
import { formatAmount } from './format-amount.ts'
import type { IssueMessages } from './format-issue.ts'

/** The sentences of any language with those for amounts: their bounds are said with their currency. */
export function withCurrencyIssues(messages: IssueMessages): IssueMessages {
  const bound =
    (say: IssueMessages['rangeUnderflow']): IssueMessages['rangeUnderflow'] =>
    (issue, field, locale) => {
      const { limit } = issue
      if (field?.kind !== 'currency' || limit === undefined) return say(issue, field, locale)
      const inWords: Issue = { ...issue, limit: formatAmount(`${limit}`, field.currency, locale) }
      return say(inWords, field, locale)
    }
  return {
    ...messages,
    rangeUnderflow: bound(messages.rangeUnderflow),
    rangeOverflow: bound(messages.rangeOverflow),
  }
}
