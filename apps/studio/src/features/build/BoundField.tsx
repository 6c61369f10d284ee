import type { Field, LengthRule, RangeRule, Rule } from '@letterslot/core'
import { updateRule } from '../../document/commands/update-rule.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { DateField } from '../../ui/DateField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { type Bound, boundOf, readBound, withBound } from './bound-text.ts'
import { refusal } from './field-faults.ts'
import { useDraftText } from './use-draft-text.ts'

export interface BoundFieldProps {
  readonly field: Field
  readonly rule: LengthRule | RangeRule
  readonly index: number
  readonly bound: Bound
  readonly label: string
}

/** One bound of a rule. One that is no bound, or that contradicts another, is refused here and changes nothing. */
export function BoundField({ field, rule, index, bound, label }: BoundFieldProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const { text, problem, onChange } = useDraftText(boundOf(rule, bound), (typed) => {
    const reading = readBound(typed, bound === 'step' ? 'number' : field.kind)
    if (!reading.ok) return reading
    const proposed: Rule = withBound(rule, bound, reading.value)
    const rules = field.rules.map((other, at) => (at === index ? proposed : other))
    const reason = refusal(form, { ...field, rules }, `rules/${index}`)
    if (reason !== undefined) return { ok: false, problem: reason }
    return {
      ok: true,
      stored: String(reading.value ?? ''),
      commit: () => dispatch(updateRule(field.id, index, proposed)),
    }
  })
  const shown = { isLabelQuiet: true, label, value: text, problem, onChange }
  return field.kind === 'date' && bound !== 'step' ? <DateField {...shown} /> : <NumberField {...shown} />
}
