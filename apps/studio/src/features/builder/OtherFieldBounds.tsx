import type { AtLeastOneRule, CompareRule, Field, SumRule } from '@letterslot/core'
import { isNumeric } from '@letterslot/core/document'
import { updateRule } from '../../domain/document/commands/rules.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { rulesText } from '../../domain/texts/inspector.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Checkbox } from '../../ui/Switch.tsx'
import { NumberField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { parseNumberBound } from './bound-text.ts'
import styles from './RuleCard.module.css'
import { fieldsToAnswer, fieldsToCompare, fieldsToSum } from './rule-info.ts'
import { useRuleProposal } from './use-rule-proposal.ts'

export interface CompareBoundsProps {
  readonly field: Field
  readonly rule: CompareRule
  readonly index: number
}

/** The order in which the answer must stand to another field's: which field, and by how much. */
export function CompareBounds({ field, rule, index }: CompareBoundsProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const propose = useRuleProposal(field, index)
  const isDate = field.kind === 'date'
  const isTime = field.kind === 'time' || field.kind === 'datetime'
  const hasOrder = isDate || isTime || isNumeric(field.kind)
  const isOrder = rule.is === 'atLeast' || rule.is === 'atMost'
  const words = rulesText.compare[isDate ? 'dates' : isTime ? 'times' : 'answers']
  const all = fieldsToCompare(form, field)
  const fields = isOrder
    ? all.filter(({ kind }) => kind === field.kind || (isNumeric(kind) && isNumeric(field.kind)))
    : all
  const choices = fields.map(({ id, label }) => ({ value: String(id), label }))
  const isThere = fields.some(({ id }) => id === rule.to.field)
  const plus = useDraftText(String(rule.plus ?? 0), (typed) => {
    const reading = parseNumberBound(typed)
    if (!reading.ok) return reading
    const { plus: _before, ...rest } = rule
    const value = reading.value ?? 0
    return propose(value === 0 ? rest : { ...rest, plus: value }, String(value))
  })
  const compare = (is: CompareRule['is']): void => {
    const { plus: _plus, ...rest } = rule
    const same = all.find(({ kind }) => kind === field.kind)
    const keepsOrder = is === 'atLeast' || is === 'atMost'
    const fits = all.some(({ id, kind }) => id === rule.to.field && kind === field.kind)
    const to = keepsOrder && !fits && same ? { field: same.id } : rule.to
    dispatch(updateRule(field.id, index, { ...(keepsOrder ? rule : rest), is, to }))
  }
  const hasOther = all.some(({ kind }) => kind === field.kind)
  return (
    <>
      <SelectField<CompareRule['is']>
        label={rulesText.compare.is}
        isLabelQuiet
        value={rule.is}
        choices={comparisonKinds
          .filter((is) => is === rule.is || is === 'equal' || is === 'notEqual' || (hasOrder && hasOther))
          .map((is) => ({ value: is, label: words[is] }))}
        onChange={compare}
      />
      <SelectField<string>
        label={rulesText.compare.field}
        isLabelQuiet
        value={rule.to.field}
        choices={isThere ? choices : [{ value: rule.to.field, label: rulesText.compare.gone }, ...choices]}
        onChange={(id) => {
          const other = fields.find((one) => one.id === id)
          if (other) dispatch(updateRule(field.id, index, { ...rule, to: { field: other.id } }))
        }}
      />
      {isOrder && (
        <NumberField
          label={rulesText.compare[isDate ? 'days' : isTime ? 'minutes' : 'plus']}
          isLabelQuiet
          value={plus.text}
          problem={plus.problem}
          onChange={plus.onChange}
        />
      )}
    </>
  )
}

const comparisonKinds = ['equal', 'notEqual', 'atLeast', 'atMost'] as const

export interface SumBoundsProps {
  readonly field: Field
  readonly rule: AtLeastOneRule | SumRule
  readonly index: number
}

/** The fields that are added to this one, or that an answer of will do; at least one is. */
export function SumBounds({ field, rule, index }: SumBoundsProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const isSum = rule.kind === 'sum'
  const fields = isSum ? fieldsToSum(form, field) : fieldsToAnswer(form, field)
  const known = new Set(fields.map(({ id }) => id))
  const added = rule.with.filter((one) => known.has(one.field))
  return (
    <fieldset className={styles['days']}>
      <legend className={styles['quiet']}>{isSum ? rulesText.sumWith : rulesText.orOneOf}</legend>
      <div className={styles['weekdays']}>
        {fields.map(({ id, label }) => {
          const isAdded = added.some((one) => one.field === id)
          return (
            <Checkbox
              key={id}
              isSelected={isAdded}
              // Without another field there is nothing to add.
              isDisabled={isAdded && added.length === 1}
              onChange={(isOn) => {
                const next = isOn ? [...added, { field: id }] : added.filter((one) => one.field !== id)
                dispatch(updateRule(field.id, index, { ...rule, with: next }))
              }}
            >
              {label}
            </Checkbox>
          )
        })}
      </div>
    </fieldset>
  )
}
