import { fieldText } from '../../domain/texts/inspector.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { textOrNone } from './use-field-edit.ts'

/** The autofill names that contact forms use; source: HTML, autofill field names. */
const autocompleteTokens = Object.entries(fieldText.autofill).map(([value, label]) => ({ value, label }))

export interface AutocompleteFieldProps {
  readonly value: string | undefined
  readonly onChange: (autocomplete: string | undefined) => void
}

/** The choice of an autofill token. */
export function AutocompleteField({ value = '', onChange }: AutocompleteFieldProps) {
  const isOffered = autocompleteTokens.some((choice) => choice.value === value)
  const choices = isOffered ? autocompleteTokens : [...autocompleteTokens, { value, label: value }]
  return (
    <SelectField<string>
      label={fieldText.autocomplete}
      value={value}
      choices={choices}
      onChange={(autocomplete) => onChange(textOrNone(autocomplete))}
    />
  )
}
