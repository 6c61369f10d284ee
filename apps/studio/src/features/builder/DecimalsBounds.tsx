import type { DecimalsRule, Field } from '@letterslot/core'
import { updateRule } from '../../domain/document/commands/rules.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { rulesText } from '../../domain/texts/inspector.ts'
import { NumberField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { parseNumberBound } from './bound-text.ts'
import { firstFault } from './field-faults.ts'

export interface DecimalsBoundsProps {
  readonly field: Field
  readonly rule: DecimalsRule
  readonly index: number
}

/** The number of decimals. One that the form could not have is refused here and changes nothing. */
export function DecimalsBounds({ field, rule, index }: DecimalsBoundsProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const { text, problem, onChange } = useDraftText(String(rule.max), (typed) => {
    const reading = parseNumberBound(typed)
    if (!reading.ok) return reading
    const { value } = reading
    if (value === undefined) return { ok: false, problem: rulesText.decimalsProblem }
    const proposed = { ...rule, max: value }
    const rules = field.rules.map((other, at) => (at === index ? proposed : other))
    const reason = firstFault(form, { ...field, rules }, `rules/${index}`)
    if (reason !== undefined) return { ok: false, problem: reason }
    return { ok: true, stored: String(value), commit: () => dispatch(updateRule(field.id, index, proposed)) }
  })
  return <NumberField isLabelQuiet label={rulesText.decimalsMost} value={text} problem={problem} onChange={onChange} />
}
