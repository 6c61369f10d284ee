export { withStepIssues } from './messages/step-issues.ts'
export { endsOf, maxScaleSteps, maxStars, minStars, stepValues, trackOf } from './model/steps.ts'
export { compileSteps } from './rules/steps.ts'
