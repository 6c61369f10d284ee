export { attempt } from './attempt.ts'
export { ErrorSummary } from './ErrorSummary.tsx'
export { Outcome } from './Outcome.tsx'
