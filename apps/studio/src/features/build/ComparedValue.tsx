import type { Comparison, Field } from '@letterslot/core'
import { DateField } from '../../ui/DateField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { readNumber } from './bound-text.ts'
import { useDraftText } from './use-draft-text.ts'

export interface ComparedValueProps {
  readonly source: Field
  readonly comparison: Comparison
  readonly onChange: (comparison: Comparison) => void
}

const ticked = [
  { value: 'yes', label: 'is ticked' },
  { value: 'no', label: 'is not ticked' },
] as const

/** What the answer is compared with, asked in the way the source is answered. */
export function ComparedValue({ source, comparison, onChange }: ComparedValueProps) {
  const to = comparison.to
  const number = useDraftText(String(to ?? ''), (text) => {
    const reading = readNumber(text)
    if (!reading.ok) return reading
    const value = reading.value
    if (value === undefined) return { ok: false, problem: 'Write a number' }
    return { ok: true, stored: String(value), commit: () => onChange({ ...comparison, to: value }) }
  })
  if (source.kind === 'consent') {
    return (
      <SelectField
        label="Its answer"
        value={to === true ? 'yes' : 'no'}
        choices={ticked}
        onChange={(value) => onChange({ ...comparison, to: value === 'yes' })}
      />
    )
  }
  if (source.options) {
    const value = String(to ?? '')
    const isThere = source.options.some((option) => option.value === value)
    return (
      <SelectField<string>
        label="This choice"
        value={value}
        choices={isThere ? source.options : [{ value, label: `${value} (gone)` }, ...source.options]}
        onChange={(chosen) => onChange({ ...comparison, to: chosen })}
      />
    )
  }
  if (source.kind === 'number') {
    return <NumberField label="This number" value={number.text} problem={number.problem} onChange={number.onChange} />
  }
  if (source.kind === 'date') {
    return (
      <DateField label="This date" value={String(to ?? '')} onChange={(day) => onChange({ ...comparison, to: day })} />
    )
  }
  return (
    <TextField
      label="This text"
      value={String(to ?? '')}
      autoComplete="off"
      onChange={(text) => onChange({ ...comparison, to: text })}
    />
  )
}
