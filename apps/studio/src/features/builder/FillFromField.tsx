import type { Field } from '@letterslot/core'
import { useDeferredValue } from 'react'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { useDocument } from '../../domain/document/use-document.ts'
import { prefillText } from '../../domain/texts/prefill.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { faultAt, useFieldFaults } from './field-faults.ts'
import { canBeFilled, fillSources } from './fill-sources.ts'
import { useFieldEdit } from './use-field-edit.ts'

/** The other answer that fills a field until its visitor changes it. */
export function FillFromField({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const form = useDeferredValue(useDocument((document) => document.form))
  const problem = faultAt(useFieldFaults(field.id), 'prefillFrom')
  const sources = canBeFilled(field.kind) ? fillSources(form, field) : []
  const source = field.prefillFrom?.field ?? ''
  if (sources.length === 0 && source === '') return null
  const choices = [
    { value: '', label: prefillText.noFact },
    ...sources.map((one) => ({ value: one.id, label: fieldTitle(one) })),
  ]
  return (
    <SelectField<string>
      label={prefillText.from}
      problem={problem}
      value={source}
      choices={choices}
      onChange={(chosen) => {
        const found = sources.find(({ id }) => id === chosen)
        edit({ prefillFrom: found && { field: found.id } })
      }}
    />
  )
}
