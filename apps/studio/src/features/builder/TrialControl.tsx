import type { Field, Rule } from '@letterslot/core'
import { SelectField } from '../../ui/SelectField.tsx'
import { DateField, TextField } from '../../ui/TextField.tsx'
import styles from './RuleCard.module.css'

export interface TrialControlProps {
  readonly field: Field
  readonly rule: Rule
  readonly text: string
  readonly onChange: (text: string) => void
}

const consent = [
  { value: '', label: 'Not ticked' },
  { value: 'yes', label: 'Ticked' },
] as const

/** Takes an answer to try, in the way the field is answered where that can break the rule. */
export function TrialControl({ field, rule, text, onChange }: TrialControlProps) {
  if (field.kind === 'consent') {
    return (
      <SelectField<string> label="Try it" isLabelQuiet isInline value={text} choices={consent} onChange={onChange} />
    )
  }
  if (rule.kind === 'required' && (field.kind === 'select' || field.kind === 'radio')) {
    const choices = [{ value: '', label: 'Nothing chosen' }, ...(field.options ?? [])]
    return (
      <SelectField<string> label="Try it" isLabelQuiet isInline value={text} choices={choices} onChange={onChange} />
    )
  }
  if (field.kind === 'file') {
    return (
      <TextField
        label="Try it: names of files"
        isLabelQuiet
        placeholder="photo.jpg 7 MB, letter.pdf"
        value={text}
        autoComplete="off"
        spellCheck="false"
        onChange={onChange}
      />
    )
  }
  if (field.kind === 'date' && rule.kind !== 'type') {
    return <DateField label="Try it" isLabelQuiet isInline value={text} onChange={onChange} />
  }
  const isCounted = rule.kind === 'length' && field.kind !== 'checkboxes'
  return (
    <TextField
      label={field.kind === 'checkboxes' ? 'Try it: how many are chosen' : 'Try it'}
      isLabelQuiet
      isInline={field.kind !== 'checkboxes'}
      labelEnd={
        // HTML counts UTF-16 code units, and so does a string's length.
        isCounted && <span className={styles['count']}>{`${text.length} of ${rule.max ?? 'any'}`}</span>
      }
      placeholder={field.kind === 'checkboxes' ? '0' : 'Type an answer'}
      value={text}
      autoComplete="off"
      spellCheck="false"
      onChange={onChange}
    />
  )
}
