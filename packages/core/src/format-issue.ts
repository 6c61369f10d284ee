import type { Issue, IssueCode } from './issue.ts'
import type { Field } from './schema/field.ts'
import type { Form } from './schema/form.ts'

/**
 * One sentence for each code, in one language. A sentence is whole by itself and stands under any label, a question
 * too. `field` is undefined when the form no longer has it.
 */
export type IssueMessages = Readonly<Record<IssueCode, (issue: Issue, field: Field | undefined) => string>>

/** Where the words for an issue come from: the form's own, else the table of a language. */
export interface IssueWords {
  readonly form: Form
  /** For English: `issues` of `@letterslot/core/messages/en`. */
  readonly messages: IssueMessages
}

/**
 * Puts an issue into words. The rule's own message wins and is shown as it stands: nothing in it is a placeholder.
 */
export function formatIssue(issue: Issue, { form, messages }: IssueWords): string {
  const field = form.pages.flatMap((page) => page.fields).find(({ id }) => id === issue.field)
  return field?.rules[issue.rule]?.message || messages[issue.code](issue, field)
}
