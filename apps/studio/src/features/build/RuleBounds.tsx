import type { Field, Rule } from '@letterslot/core'
import { updateRule } from '../../document/commands/update-rule.ts'
import { useDispatch } from '../../document/use-document.ts'
import { TextField } from '../../ui/TextField.tsx'
import { BoundField } from './BoundField.tsx'
import { FileBounds } from './FileBounds.tsx'
import { faultAt } from './field-faults.ts'
import styles from './RuleCard.module.css'
import { useFieldFaults } from './use-field-faults.ts'

export interface RuleBoundsProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
}

/** What a rule can be told: from, to and step, the pattern itself, or kinds and size of files. */
export function RuleBounds({ field, rule, index }: RuleBoundsProps) {
  const dispatch = useDispatch()
  const faults = useFieldFaults(field.id)
  switch (rule.kind) {
    case 'length':
      return (
        <div className={styles['bounds']}>
          <BoundField field={field} rule={rule} index={index} bound="min" label="At least" />
          <BoundField field={field} rule={rule} index={index} bound="max" label="At most" />
        </div>
      )
    case 'range':
      return (
        <div className={styles['bounds']}>
          <BoundField field={field} rule={rule} index={index} bound="min" label="From" />
          <BoundField field={field} rule={rule} index={index} bound="max" label="To" />
          <BoundField field={field} rule={rule} index={index} bound="step" label="Step" />
        </div>
      )
    case 'pattern':
      return (
        <TextField
          label="Pattern"
          isLabelQuiet
          isMono
          help="A regular expression that the whole answer must match."
          value={rule.pattern}
          problem={faultAt(faults, `rules/${index}/pattern`)}
          autoComplete="off"
          spellCheck="false"
          onChange={(pattern) => dispatch(updateRule(field.id, index, { ...rule, pattern }))}
        />
      )
    case 'file':
      return <FileBounds field={field} rule={rule} index={index} />
    default:
      return null
  }
}
