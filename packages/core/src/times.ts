export { formatMoment } from './messages/format-moment.ts'
export { withTimeIssues } from './messages/time-issues.ts'
export { compileTimes } from './rules/times.ts'
