export { withStepIssues } from './messages/step-issues.ts'
