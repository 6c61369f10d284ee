import type { IssueMessages } from './format-issue.ts'

/** The English sentences with those for the size of pictures; a table of another language has its own. */
export function withPictureIssues(messages: IssueMessages): IssueMessages {
  return {
    ...messages,
    rangeUnderflow: (issue, field, locale) =>
      field?.kind === 'file'
        ? `“${issue.file}” is too small: at least ${issue.limit} pixels`
        : messages.rangeUnderflow(issue, field, locale),
    rangeOverflow: (issue, field, locale) =>
      field?.kind === 'file'
        ? `“${issue.file}” is too large: at most ${issue.limit} pixels`
        : messages.rangeOverflow(issue, field, locale),
  }
}
