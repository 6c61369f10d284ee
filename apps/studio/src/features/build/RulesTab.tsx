import type { Field } from '@letterslot/core'
import { Plus } from 'lucide-react'
import { addRule } from '../../document/commands/add-rule.ts'
import { useDispatch } from '../../document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Inspector.module.css'
import { RuleCard } from './RuleCard.tsx'
import { newRule, ruleName, rulesToAdd } from './rule-info.ts'

/** What an answer must be: the field's rules, and those that can be added. */
export function RulesTab({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  return (
    <div className={styles['stack']}>
      {field.rules.length === 0 && <p className={styles['note']}>No rules: any answer is fine, also none.</p>}
      {field.rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no id; issues name it by its index, too
        <RuleCard key={`${field.id}/${rule.kind}/${index}`} field={field} rule={rule} index={index} />
      ))}
      {rulesToAdd(field).map((kind) => (
        <Button
          key={kind}
          variant="dashed"
          isWide
          icon={Plus}
          onPress={() => dispatch(addRule(field.id, newRule(kind, field.kind)))}
        >
          {ruleName(kind, field.kind)}
        </Button>
      ))}
    </div>
  )
}
