import { compileSteps } from '@letterslot/core/steps'
import type { WithKind } from '../../form/form-context.ts'
import { putAmount, readAmount } from './amount.ts'
import { Slider } from './Slider.tsx'

/** The kind `slider`: a number in a box, which posts without scripts too, and a slider that writes into it. */
export const withSlider: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, slider: { Control: Slider, readAnswer: readAmount, putAnswer: putAmount } },
  sayAnswer: (field, value, locale) =>
    field.kind === 'slider' && field.unit && value !== ''
      ? `${value} ${field.unit}`
      : parts.sayAnswer(field, value, locale),
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compileSteps(rule, field),
})
