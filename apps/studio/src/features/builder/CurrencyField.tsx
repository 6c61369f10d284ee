import type { Field } from '@letterslot/core'
import { fieldText } from '../../domain/texts/inspector.ts'
import { language } from '../../ui/language.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { currencyChoices } from './currencies.ts'
import { useFieldEdit } from './use-field-edit.ts'

const offeredCurrencies = currencyChoices(language)

/** The currency of an amount, by its name. */
export function CurrencyField({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const value = field.currency ?? ''
  const isOffered = offeredCurrencies.some((choice) => choice.value === value)
  return (
    <SelectField<string>
      label={fieldText.currency}
      value={value}
      choices={isOffered ? offeredCurrencies : [...offeredCurrencies, { value, label: value }]}
      onChange={(currency) => edit({ currency })}
    />
  )
}
