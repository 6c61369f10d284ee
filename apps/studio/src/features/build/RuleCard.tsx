import type { Field, Rule } from '@letterslot/core'
import { Trash2 } from 'lucide-react'
import { updateRule } from '../../document/commands/update-rule.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { RuleBounds } from './RuleBounds.tsx'
import styles from './RuleCard.module.css'
import { RuleTrial } from './RuleTrial.tsx'
import { ruleName } from './rule-info.ts'
import { usualMessage } from './usual-message.ts'
import { withMessage } from './with-message.ts'

export interface RuleCardProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
  readonly onRemove: () => void
}

/** One rule: its bounds, its words, and a place to try it. */
export function RuleCard({ field, rule, index, onRemove }: RuleCardProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const name = ruleName(rule.kind, field.kind)
  return (
    <section className={styles['card']} aria-label={name}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>{name}</h2>
        <IconButton icon={Trash2} label={`Remove ${name}`} size="small" onPress={onRemove} />
      </div>
      <RuleBounds field={field} rule={rule} index={index} />
      <TextField
        label="Message"
        isLabelQuiet
        isInline
        placeholder={usualMessage(form, field, index)}
        value={rule.message ?? ''}
        autoComplete="off"
        onChange={(message) => dispatch(updateRule(field.id, index, withMessage(rule, message)))}
      />
      <RuleTrial field={field} rule={rule} index={index} />
    </section>
  )
}
