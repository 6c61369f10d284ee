import { rowFieldAt, rowLabel } from '../model/rows-in.ts'
import { asField } from '../rules/rows.ts'
import type { IssueMessages } from './format-issue.ts'

type SayMissingRows = IssueMessages['valueMissing']

/**
 * The sentences of any language for a group that repeats: what is said of a question of it begins with the row and the
 * question, `Person 2, name: answer this question`. A rule of the question may have a message of the maker's.
 */
export function withRowsIssues(messages: IssueMessages): IssueMessages {
  const wrapped = Object.entries(messages).map(([code, say]) => [code, ofPart(say)] as const)
  return { ...messages, ...Object.fromEntries(wrapped) }
}

function ofPart(say: SayMissingRows): SayMissingRows {
  return (issue, field, locale) => {
    const { part } = issue
    const one = part !== undefined && field?.kind === 'rows' ? rowFieldAt(field, part) : undefined
    if (part === undefined || !field || !one) return say(issue, field, locale)
    const rule = -2 - issue.rule
    const own = one.rules[rule]?.message
    const words = own || say({ ...issue, rule }, asField(field, one), locale)
    const row = rowLabel(field, Math.floor(part / (field.fields?.length ?? 1)))
    // A maker's own words stay as they are, and so do those of a language that may begin with a noun.
    const said = own || !/^en/.test(locale) ? words : words.charAt(0).toLowerCase() + words.slice(1)
    return `${row}, ${one.label}: ${said}`
  }
}
