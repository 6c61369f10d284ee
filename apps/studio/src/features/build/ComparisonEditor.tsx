import type { Comparison, Field } from '@letterslot/core'
import { SelectField } from '../../ui/SelectField.tsx'
import { ComparedValue } from './ComparedValue.tsx'
import { comparisonWith, newComparison, operatorNames, operatorsFor, takesValue } from './condition-words.ts'
import styles from './Inspector.module.css'

export interface ComparisonEditorProps {
  /** Above the field that is asked: `Show only when`. */
  readonly label: string
  readonly autoFocus?: boolean
  readonly comparison: Comparison
  readonly sources: readonly Field[]
  readonly onChange: (comparison: Comparison) => void
}

/** Field, operator, value: read from top to bottom it is a sentence. */
export function ComparisonEditor({ label, autoFocus = false, comparison, sources, onChange }: ComparisonEditorProps) {
  const source = sources.find(({ id }) => id === comparison.field)
  const fields = sources.map(({ id, label }) => ({ value: id, label: label || 'Untitled' }))
  const gone = { value: comparison.field, label: 'A field that is gone' }
  const operators = source ? operatorsFor(source) : []
  const offered = operators.includes(comparison.is) ? operators : [...operators, comparison.is]
  return (
    <div className={styles['stack']}>
      <SelectField
        label={label}
        autoFocus={autoFocus}
        value={comparison.field}
        choices={source ? fields : [gone, ...fields]}
        onChange={(id) => {
          const next = sources.find((field) => field.id === id)
          if (next) onChange(newComparison(next))
        }}
      />
      {source && source.kind !== 'consent' && (
        <SelectField
          label="Its answer"
          value={comparison.is}
          choices={offered.map((operator) => ({ value: operator, label: operatorNames[operator] }))}
          onChange={(is) => {
            const keepsValue = takesValue(is) && comparison.to !== undefined
            onChange(keepsValue ? { ...comparison, is } : comparisonWith(source, is))
          }}
        />
      )}
      {source && takesValue(comparison.is) && (
        <ComparedValue source={source} comparison={comparison} onChange={onChange} />
      )}
    </div>
  )
}
