// In place of the English texts, in the scripts of a page that carries the table of its own language.
import type { FormIssueMessages, IssueMessages } from '@letterslot/core'

export const formIssues = {}
export { formIssues as textIssues }
export const formTexts = {}
export const outcomeTexts = {}
export const fileTexts = {}
export const rareTexts = {}
export const pageTexts = {}
export const draftTexts = {}
export const partTexts = {}
export const rowsTexts = {}
export const searchTexts = {}
export const signatureTexts = {}
export const withSignatureIssues = (issues: IssueMessages): IssueMessages => issues
export const withRareIssues = (issues: FormIssueMessages, own = issues): FormIssueMessages => own
