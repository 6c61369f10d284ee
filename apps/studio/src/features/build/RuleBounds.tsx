import type { Field, Rule } from '@letterslot/core'
import { updateRule } from '../../document/commands/update-rule.ts'
import { useDispatch } from '../../document/use-document.ts'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/TextField.tsx'
import { BoundField } from './BoundField.tsx'
import { DaysBounds } from './DaysBounds.tsx'
import { FileBounds } from './FileBounds.tsx'
import { faultAt } from './field-faults.ts'
import styles from './RuleCard.module.css'
import { useFieldFaults } from './use-field-faults.ts'

export interface RuleBoundsProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
}

/** The settings of a rule: from, to and step, the pattern itself, days, or kinds and size of files. */
export function RuleBounds({ field, rule, index }: RuleBoundsProps) {
  const dispatch = useDispatch()
  const faults = useFieldFaults(field.id)
  const [first, last] = field.kind === 'date' ? ['Earliest', 'Latest'] : ['From', 'To']
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
        <div className={classes(styles['bounds'], field.kind === 'date' && styles['wide'])}>
          <BoundField field={field} rule={rule} index={index} bound="min" label={first} />
          <BoundField field={field} rule={rule} index={index} bound="max" label={last} />
          <BoundField
            field={field}
            rule={rule}
            index={index}
            bound="step"
            label={field.kind === 'date' ? 'Every … days' : 'Step'}
          />
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
    case 'days':
      return <DaysBounds field={field} rule={rule} index={index} />
    case 'file':
      return <FileBounds field={field} rule={rule} index={index} />
    default:
      return null
  }
}
