import type { Field, LengthRule, RangeRule, Rule, SumRule, WordsRule } from '@letterslot/core'
import { isNumeric } from '@letterslot/core/document'
import { updateRule } from '../../domain/document/commands/rules.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { rulesText } from '../../domain/texts/inspector.ts'
import { classes } from '../../ui/classes.ts'
import { NumberField, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { type Bound, boundOf, parseBound, withBound } from './bound-text.ts'
import { DaysBounds } from './DaysBounds.tsx'
import { DecimalsBounds } from './DecimalsBounds.tsx'
import { FileRuleBounds } from './FileRuleBounds.tsx'
import { faultAt, useFieldFaults } from './field-faults.ts'
import { momentFields } from './moment-fields.ts'
import { CompareBounds, SumBounds } from './OtherFieldBounds.tsx'
import styles from './RuleCard.module.css'
import { TextListBounds } from './TextListBounds.tsx'
import { useRuleProposal } from './use-rule-proposal.ts'

export interface RuleBoundsProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
}

/** The settings of a rule: from, to and step, the pattern itself, days, or kinds and size of files. */
export function RuleBounds({ field, rule, index }: RuleBoundsProps) {
  const dispatch = useDispatch()
  const faults = useFieldFaults(field.id)
  const isNumber = isNumeric(field.kind)
  const [first, last] = isNumber ? [rulesText.from, rulesText.to] : [rulesText.earliest, rulesText.latest]
  switch (rule.kind) {
    case 'length':
    case 'words':
      return (
        <div className={styles['bounds']}>
          <BoundField field={field} rule={rule} index={index} bound="min" label={rulesText.least} />
          <BoundField field={field} rule={rule} index={index} bound="max" label={rulesText.most} />
        </div>
      )
    case 'range':
      return (
        <div className={classes(styles['bounds'], !isNumber && styles['wide'])}>
          <BoundField field={field} rule={rule} index={index} bound="min" label={first} />
          <BoundField field={field} rule={rule} index={index} bound="max" label={last} />
          {(isNumber || field.kind === 'date') && (
            <BoundField
              field={field}
              rule={rule}
              index={index}
              bound="step"
              label={isNumber ? rulesText.step : rulesText.dayStep}
            />
          )}
        </div>
      )
    case 'pattern':
      return (
        <TextField
          label={rulesText.pattern}
          isLabelQuiet
          isMono
          help={rulesText.patternHelp}
          value={rule.pattern}
          problem={faultAt(faults, `rules/${index}/pattern`)}
          autoComplete="off"
          spellCheck="false"
          onChange={(pattern) => dispatch(updateRule(field.id, index, { ...rule, pattern }))}
        />
      )
    case 'decimals':
      return <DecimalsBounds field={field} rule={rule} index={index} />
    case 'domains':
    case 'list':
      return <TextListBounds field={field} rule={rule} index={index} />
    case 'compare':
      return <CompareBounds field={field} rule={rule} index={index} />
    case 'sum':
      return (
        <>
          <SumBounds field={field} rule={rule} index={index} />
          <div className={styles['bounds']}>
            <BoundField field={field} rule={rule} index={index} bound="min" label={rulesText.least} />
            <BoundField field={field} rule={rule} index={index} bound="max" label={rulesText.most} />
          </div>
        </>
      )
    case 'atLeastOne':
      return <SumBounds field={field} rule={rule} index={index} />
    case 'days':
      return <DaysBounds field={field} rule={rule} index={index} />
    case 'file':
      return <FileRuleBounds field={field} rule={rule} index={index} />
    default:
      return null
  }
}

interface BoundFieldProps {
  readonly field: Field
  readonly rule: LengthRule | RangeRule | SumRule | WordsRule
  readonly index: number
  readonly bound: Bound
  readonly label: string
}

/** One bound of a rule. One that is no bound, or that contradicts another, is refused here and changes nothing. */
function BoundField({ field, rule, index, bound, label }: BoundFieldProps) {
  const propose = useRuleProposal(field, index)
  const { text, problem, onChange } = useDraftText(boundOf(rule, bound), (typed) => {
    const reading = parseBound(typed, bound === 'step' ? 'number' : field.kind)
    if (!reading.ok) return reading
    return propose(withBound(rule, bound, reading.value), String(reading.value ?? ''))
  })
  const shown = { isLabelQuiet: true, label, value: text, problem, onChange }
  const Control = (bound !== 'step' && momentFields[field.kind === 'dateRange' ? 'date' : field.kind]) || NumberField
  return <Control {...shown} />
}
