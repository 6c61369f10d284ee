import { fieldText } from '../../domain/texts/inspector.ts'
import { TextField } from '../../ui/TextField.tsx'
import { textOrNone } from './use-field-edit.ts'

export interface PlaceholderFieldProps {
  readonly value: string | undefined
  readonly onChange: (placeholder: string | undefined) => void
}

/** The example that an empty control shows. */
export function PlaceholderField({ value = '', onChange }: PlaceholderFieldProps) {
  return (
    <TextField
      label={fieldText.placeholder}
      placeholder={fieldText.placeholderPlaceholder}
      value={value}
      autoComplete="off"
      onChange={(placeholder) => onChange(textOrNone(placeholder))}
    />
  )
}
