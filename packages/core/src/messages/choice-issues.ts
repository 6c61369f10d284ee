import { choosesOne, choosesSeveral } from '../model/rules-for.ts'
import type { IssueMessages } from './format-issue.ts'

/** The sentences of any language with those for choices that few forms have: what is said of a list, or of boxes to tick, is true of them. */
export function withChoiceIssues(messages: IssueMessages): IssueMessages {
  return {
    ...messages,
    valueMissing: (issue, field, locale) => {
      // A matrix says which row it means.
      if (field?.kind === 'matrix') return messages.valueMissing(issue, field, locale)
      const kind = field && (choosesOne(field) ? 'select' : choosesSeveral(field) ? 'checkboxes' : field.kind)
      return messages.valueMissing(issue, field && kind && { ...field, kind }, locale)
    },
  }
}
