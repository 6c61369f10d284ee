import type { Field } from '../model/field.ts'
import type { Issue } from '../model/issue.ts'
import type { IssueMessages } from './format-issue.ts'

/** The sentences of any language with those for kinds whose answer is one step of a row: what is said of radio buttons is true of them. */
export function withStepIssues(messages: IssueMessages): IssueMessages {
  return {
    ...messages,
    valueMissing: (issue: Issue, field: Field | undefined, locale: string) =>
      messages.valueMissing(
        issue,
        field && /^(yesNo|rating|scale)$/.test(field.kind) ? { ...field, kind: 'radio' } : field,
        locale,
      ),
  }
}
