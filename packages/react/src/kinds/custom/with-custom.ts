import { compileCustom } from '@letterslot/core/custom'
import { writeControl } from '../../fields/write-control.ts'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { CustomControl } from './CustomControl.tsx'

const custom: KindParts = {
  Control: CustomControl,
  // The line of text stands before whatever the site draws.
  putAnswer(box, _field, value) {
    const input = box.querySelector('input')
    if (input) writeControl(input, typeof value === 'string' ? value : '')
  },
}

/** The kind `custom`: what the site registers under the field's `customKind` draws it; a line of text where it does not. */
export const withCustom: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, custom },
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compileCustom(rule, field),
})
