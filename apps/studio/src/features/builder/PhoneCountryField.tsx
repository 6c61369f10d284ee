import type { Field } from '@letterslot/core'
import { callingCountries, countriesByName } from '@letterslot/core/phone'
import { fieldText } from '../../domain/texts/inspector.ts'
import { language } from '../../ui/language.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { useFieldEdit } from './use-field-edit.ts'

/** The country that a phone number begins with, by its name; none by default: its visitors choose. */
export function PhoneCountryField({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const countries = countriesByName(language, callingCountries).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <SelectField<string>
      label={fieldText.firstCountry}
      value={field.country ?? ''}
      choices={[{ value: '', label: fieldText.start.none }, ...countries]}
      onChange={(country) => edit({ country: country === '' ? undefined : country })}
    />
  )
}
