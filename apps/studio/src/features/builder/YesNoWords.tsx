import type { Field } from '@letterslot/core'
import { choicesText } from '../../domain/texts/build.ts'
import { TextField } from '../../ui/TextField.tsx'
import { faultAt, useFieldFaults } from './field-faults.ts'
import { useFieldEdit } from './use-field-edit.ts'

/** The words of yes and of no, as visitors read them; what is sent stays `yes` and `no`. */
export function YesNoWords({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const faults = useFieldFaults(field.id)
  const { options = [] } = field
  return options.map(({ value, label }, index) => (
    <TextField
      key={value}
      label={value === 'no' ? choicesText.no : choicesText.yes}
      value={label}
      problem={faultAt(faults, `options/${index}`)}
      autoComplete="off"
      onChange={(words) =>
        edit({ options: options.map((one) => (one.value === value ? { ...one, label: words } : one)) })
      }
    />
  ))
}
