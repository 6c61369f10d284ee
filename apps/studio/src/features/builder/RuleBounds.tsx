import type {
  DecimalsRule,
  DomainsRule,
  Field,
  LengthRule,
  ListRule,
  RangeRule,
  Rule,
  SumRule,
  WordsRule,
} from '@letterslot/core'
import { isNumeric } from '@letterslot/core/document'
import { rulesText } from '../../domain/texts/inspector.ts'
import { classes } from '../../ui/classes.ts'
import { NumberField, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { type Bound, boundOf, parseBound, parseNumberBound, withBound } from './bound-text.ts'
import { DaysBounds } from './DaysBounds.tsx'
import { FileRuleBounds } from './FileRuleBounds.tsx'
import { faultAt } from './field-faults.ts'
import { momentFields } from './moment-fields.ts'
import { CompareBounds, SumBounds } from './OtherFieldBounds.tsx'
import styles from './RuleCard.module.css'
import { useRuleProposal } from './use-rule-proposal.ts'
import { useRulesEdit } from './use-rules-edit.ts'

export interface RuleBoundsProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
}

/** The settings of a rule: from, to and step, the pattern itself, days, or kinds and size of files. */
export function RuleBounds({ field, rule, index }: RuleBoundsProps) {
  const { faults, update } = useRulesEdit(field)
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
          onChange={(pattern) => update(index, { ...rule, pattern })}
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

interface DecimalsBoundsProps {
  readonly field: Field
  readonly rule: DecimalsRule
  readonly index: number
}

/** The number of decimals. One that the form could not have is refused here and changes nothing. */
function DecimalsBounds({ field, rule, index }: DecimalsBoundsProps) {
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

interface TextListBoundsProps {
  readonly field: Field
  readonly rule: DomainsRule | ListRule
  readonly index: number
}

/** The domains or the answers that a rule takes. What the form could not have is refused here and changes nothing. */
function TextListBounds({ field, rule, index }: TextListBoundsProps) {
  const propose = useRuleProposal(field, index)
  const { text, problem, onChange } = useDraftText(rule.only.join(', '), (typed) => {
    const only = typed.split(',').flatMap((one) => one.trim() || [])
    return propose({ ...rule, only }, only.join(', '))
  })
  return (
    <TextField
      label={rule.kind === 'domains' ? rulesText.domains : rulesText.list}
      isLabelQuiet
      help={rule.kind === 'domains' ? rulesText.domainsHelp : rulesText.listHelp}
      value={text}
      problem={problem}
      autoComplete="off"
      spellCheck="false"
      onChange={onChange}
    />
  )
}
