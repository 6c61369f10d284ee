import type { Field } from '@letterslot/core'
import { SelectField } from '../../ui/SelectField.tsx'
import { textOrNone, useFieldEdit } from './use-field-edit.ts'

/** The autofill names that contact forms use; source: HTML, autofill field names. */
const offered = [
  { value: '', label: 'Nothing in particular' },
  { value: 'name', label: 'Full name' },
  { value: 'given-name', label: 'First name' },
  { value: 'family-name', label: 'Last name' },
  { value: 'email', label: 'E-mail address' },
  { value: 'tel', label: 'Phone number' },
  { value: 'organization', label: 'Organisation' },
  { value: 'street-address', label: 'Street address' },
  { value: 'postal-code', label: 'Postcode' },
  { value: 'address-level2', label: 'Town' },
  { value: 'country-name', label: 'Country' },
  { value: 'url', label: 'Website' },
  { value: 'bday', label: 'Birthday' },
  { value: 'off', label: 'Never' },
] as const

/** What the visitor's browser may offer to fill in. */
export function AutocompleteField({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const value = field.autocomplete ?? ''
  const isOffered = offered.some((choice) => choice.value === value)
  const choices = isOffered ? offered : [...offered, { value, label: value }]
  return (
    <SelectField<string>
      label="The browser may fill in"
      value={value}
      choices={choices}
      onChange={(autocomplete) => edit({ autocomplete: textOrNone(autocomplete) })}
    />
  )
}
