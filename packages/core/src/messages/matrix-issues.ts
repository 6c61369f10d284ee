import type { Field } from '../model/field.ts'
import type { IssueMessages } from './format-issue.ts'

/**
 * The sentences of any language for a matrix: what is said of a row begins with it, `Firing: choose one`.
 * @param everyRow - said where each row wants an answer and none has one; a table says it itself.
 */
export function withMatrixIssues(messages: IssueMessages, everyRow?: string): IssueMessages {
  const { valueMissing, tooMany } = messages
  return {
    ...messages,
    valueMissing: (issue, field, locale) => {
      if (field?.kind !== 'matrix' || issue.others) return valueMissing(issue, field, locale)
      if (issue.part === undefined) {
        if (!field.everyRow) return valueMissing(issue, { ...field, kind: 'checkboxes' }, locale)
        return everyRow ?? valueMissing(issue, field, locale)
      }
      const kind = field.multiple ? 'checkboxes' : 'select'
      return ofRow(issue.part, field, locale, valueMissing(issue, { ...field, kind }, locale))
    },
    tooMany: (issue, field, locale) => {
      const words = tooMany(issue, field, locale)
      return field?.kind === 'matrix' && issue.part !== undefined ? ofRow(issue.part, field, locale, words) : words
    },
  }
}

/** English begins a sentence behind a colon small; a language that may begin with a noun keeps it. */
function ofRow(part: number, { rows = [] }: Pick<Field, 'rows'>, locale: string, words: string): string {
  const said = /^en/.test(locale) ? words.charAt(0).toLowerCase() + words.slice(1) : words
  return `${rows[part]?.label}: ${said}`
}
