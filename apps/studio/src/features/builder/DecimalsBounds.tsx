import type { DecimalsRule, Field } from '@letterslot/core'
import { rulesText } from '../../domain/texts/inspector.ts'
import { NumberField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { parseNumberBound } from './bound-text.ts'
import { useRuleProposal } from './use-rule-proposal.ts'

export interface DecimalsBoundsProps {
  readonly field: Field
  readonly rule: DecimalsRule
  readonly index: number
}

/** The number of decimals. One that the form could not have is refused here and changes nothing. */
export function DecimalsBounds({ field, rule, index }: DecimalsBoundsProps) {
  const propose = useRuleProposal(field, index)
  const { text, problem, onChange } = useDraftText(String(rule.max), (typed) => {
    const reading = parseNumberBound(typed)
    if (!reading.ok) return reading
    const { value } = reading
    if (value === undefined) return { ok: false, problem: rulesText.decimalsProblem }
    return propose({ ...rule, max: value }, String(value))
  })
  return <NumberField isLabelQuiet label={rulesText.decimalsMost} value={text} problem={problem} onChange={onChange} />
}
