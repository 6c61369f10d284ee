import type { Field } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import type { Issue, IssueCode } from '../model/issue.ts'

/**
 * One sentence for each code, in one language. A sentence is whole by itself and stands under any label, a question
 * too. `field` is undefined when the form no longer has it; `locale` is for numbers, sizes and days.
 */
export type IssueMessages = Readonly<
  Record<IssueCode, (issue: Issue, field: Field | undefined, locale: string) => string>
>

/** Codes that only rare rules have: a form without these rules does without their sentences. */
export type RareIssueCode =
  | 'tooFewWords'
  | 'tooManyWords'
  | 'notLetters'
  | 'linkFound'
  | 'domainMismatch'
  | 'notListed'
  | 'notSame'
  | 'sameAsOther'
  | 'sumTooLow'
  | 'sumTooHigh'
  | 'fileTooLarge'
  | 'fileTypeMismatch'
  | 'fileUnreadable'
  | 'dayExcluded'

/** The sentences of a form without rare rules. */
export type FormIssueMessages = Omit<IssueMessages, RareIssueCode> & Partial<IssueMessages>

/** The sources of an issue's message: the form's own, else the table of a language. */
export interface IssueWords {
  readonly form: Form
  /** For English: `issues` of `@letterslot/core/messages/en`. */
  readonly messages: Partial<IssueMessages>
  /** The language of the table, for days and sizes. Default: the form's. */
  readonly locale?: string | undefined
}

/**
 * Puts an issue into words. The rule's own message wins and is shown as it stands: nothing in it is a placeholder.
 */
export function formatIssue(issue: Issue, { form, messages, locale = form.locale }: IssueWords): string {
  const field = form.pages.flatMap((page) => page.fields).find(({ id }) => id === issue.field)
  return field?.rules[issue.rule]?.message || messages[issue.code]?.(issue, field, locale) || ''
}
