import type { Condition, Field } from '@letterslot/core'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { logicText } from '../../domain/texts/inspector.ts'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { DateField, NumberField, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { parseNumberBound } from './bound-text.ts'
import {
  comparisonWith,
  describeCondition,
  type FixedComparison,
  isFixedComparison,
  newComparison,
} from './condition-text.ts'
import styles from './Inspector.module.css'
import { operatorsFor, takesValue } from './operators.ts'

export interface ConditionSectionProps extends Pick<ComparisonEditorProps, 'sources'> {
  readonly condition: Condition | undefined
  readonly fault: string | undefined
  readonly texts: {
    /** Without a condition. */
    readonly none: string
    /** On the button that makes one, and above its field: `Show only when`. */
    readonly when: string
    /** A condition in words: `Shown when …`. */
    readonly described: (condition: string) => string
    /** On the button that takes it away. */
    readonly drop: string
  }
  readonly onChange: (condition: Condition | undefined) => void
}

/** One condition of a field: none, a comparison to edit, or one written in the file. */
export function ConditionSection({ condition, sources, fault, texts, onChange }: ConditionSectionProps) {
  const form = useDocument((document) => document.form)
  // The button that was pressed goes; the focus goes on to what came in its place.
  const [isPressed, setPressed] = useState(false)
  const [first] = sources
  const press = (next: Condition | undefined): void => {
    setPressed(true)
    onChange(next)
  }
  if (!condition) {
    return (
      <div className={styles['stack']}>
        <p className={styles['note']}>{texts.none}</p>
        {first && (
          <Button variant="dashed" isWide icon={Plus} autoFocus={isPressed} onPress={() => press(newComparison(first))}>
            {logicText.begin(texts.when)}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={styles['stack']}>
      {isFixedComparison(condition) ? (
        <ComparisonEditor
          label={texts.when}
          comparison={condition}
          sources={sources}
          autoFocus={isPressed}
          onChange={onChange}
        />
      ) : (
        <p className={styles['note']}>{logicText.written(texts.described(describeCondition(form, condition)))}</p>
      )}
      {fault && <FindingCard tone="error" title={fault} />}
      <Button variant="quiet" icon={Trash2} onPress={() => press(undefined)}>
        {texts.drop}
      </Button>
    </div>
  )
}

interface ComparisonEditorProps {
  /** Above the field that is asked: `Show only when`. */
  readonly label: string
  readonly autoFocus?: boolean
  readonly comparison: FixedComparison
  readonly sources: readonly Field[]
  readonly onChange: (comparison: FixedComparison) => void
}

/** Field, operator, value: read from top to bottom it is a sentence. */
function ComparisonEditor({ label, autoFocus = false, comparison, sources, onChange }: ComparisonEditorProps) {
  const source = sources.find(({ id }) => id === comparison.field)
  const fields = sources.map(({ id, label }) => ({ value: id, label: label || logicText.untitled }))
  const gone = { value: comparison.field, label: logicText.goneField }
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
          label={logicText.answer}
          value={comparison.is}
          choices={offered.map((operator) => ({ value: operator, label: logicText.operators[operator] }))}
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

interface ComparedValueProps {
  readonly source: Field
  readonly comparison: FixedComparison
  readonly onChange: (comparison: FixedComparison) => void
}

const tickedOptions = [
  { value: 'yes', label: logicText.isTicked },
  { value: 'no', label: logicText.isNotTicked },
] as const

/** The value to compare with, entered by a control of the source's kind. */
function ComparedValue({ source, comparison, onChange }: ComparedValueProps) {
  const to = comparison.to
  const number = useDraftText(String(to ?? ''), (text) => {
    const reading = parseNumberBound(text)
    if (!reading.ok) return reading
    const value = reading.value
    if (value === undefined) return { ok: false, problem: logicText.numberProblem }
    return { ok: true, stored: String(value), commit: () => onChange({ ...comparison, to: value }) }
  })
  if (source.kind === 'consent') {
    return (
      <SelectField
        label={logicText.answer}
        value={to === true ? 'yes' : 'no'}
        choices={tickedOptions}
        onChange={(value) => onChange({ ...comparison, to: value === 'yes' })}
      />
    )
  }
  if (source.options) {
    const value = String(to ?? '')
    const isThere = source.options.some((option) => option.value === value)
    return (
      <SelectField<string>
        label={logicText.choice}
        value={value}
        choices={isThere ? source.options : [{ value, label: logicText.gone(value) }, ...source.options]}
        onChange={(chosen) => onChange({ ...comparison, to: chosen })}
      />
    )
  }
  if (source.kind === 'number') {
    return (
      <NumberField label={logicText.number} value={number.text} problem={number.problem} onChange={number.onChange} />
    )
  }
  if (source.kind === 'date') {
    return (
      <DateField
        label={logicText.date}
        value={String(to ?? '')}
        onChange={(day) => onChange({ ...comparison, to: day })}
      />
    )
  }
  return (
    <TextField
      label={logicText.text}
      value={String(to ?? '')}
      autoComplete="off"
      onChange={(text) => onChange({ ...comparison, to: text })}
    />
  )
}
