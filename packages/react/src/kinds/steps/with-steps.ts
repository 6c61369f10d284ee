import { compileSteps, withStepIssues } from '@letterslot/core/steps'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { putStep } from './put-step.ts'
import { Steps } from './Steps.tsx'

const stepsParts: KindParts = { Control: Steps, groupRole: 'radiogroup', putAnswer: putStep }

/** The kinds `yesNo`, `rating` and `scale`: radio buttons in a row, which post without scripts too. */
export const withSteps: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, yesNo: stepsParts, rating: stepsParts, scale: stepsParts },
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compileSteps(rule, field),
  withRareIssues: (form, own) => withStepIssues(parts.withRareIssues(form, own)),
})
