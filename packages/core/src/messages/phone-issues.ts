import type { IssueMessages } from './format-issue.ts'

/** A number that nobody has. Source: Ofcom, numbers for drama use. */
const example = '+44 20 7946 0123'

/** The sentences of any language with that for a phone number, which may be written with its calling code wherever it is. */
export function withPhoneIssues(messages: IssueMessages): IssueMessages {
  return {
    ...messages,
    typeMismatch: (issue, field, locale) =>
      field?.kind === 'phone'
        ? messages.patternMismatch(issue, { ...field, help: example }, locale)
        : messages.typeMismatch(issue, field, locale),
  }
}
