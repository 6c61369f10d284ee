import type { Comparison, Condition, Field } from '@letterslot/core'
import { Plus, Trash2 } from 'lucide-react'
import { setVisibility } from '../../document/commands/set-visibility.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { ComparisonEditor } from './ComparisonEditor.tsx'
import { conditionSources, describeCondition, isComparison, newComparison } from './condition-words.ts'
import { faultAt } from './field-faults.ts'
import styles from './Inspector.module.css'
import { useFieldFaults } from './use-field-faults.ts'

/** When a field is shown: always, or while one condition holds. */
export function LogicTab({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const condition = field.visibleWhen
  const sources = conditionSources(form, field)
  const [first] = sources
  const set = (next: Condition | undefined): void => dispatch(setVisibility(field.id, next))
  const fault = faultAt(useFieldFaults(field.id), 'visibleWhen')
  if (!condition) {
    return (
      <div className={styles['stack']}>
        <p className={styles['note']}>
          {first ? 'Always shown.' : 'Always shown. Add another field, and this one can depend on its answer.'}
        </p>
        {first && (
          <Button variant="dashed" isWide icon={Plus} onPress={() => set(newComparison(first))}>
            Show only when…
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={styles['stack']}>
      {isComparison(condition) ? (
        <ComparisonEditor comparison={condition} sources={sources} onChange={(next: Comparison) => set(next)} />
      ) : (
        <p className={styles['note']}>Shown when {describeCondition(form, condition)}. This was written in the file.</p>
      )}
      {fault && <FindingCard tone="must" title={fault} />}
      <Button variant="quiet" icon={Trash2} onPress={() => set(undefined)}>
        Show always
      </Button>
    </div>
  )
}
