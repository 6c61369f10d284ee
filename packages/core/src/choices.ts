export { withChoiceIssues } from './messages/choice-issues.ts'
