import type { Field } from '@letterslot/core'
import { useDocument } from '../../document/use-document.ts'
import { Chip } from '../../ui/Chip.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { refusal } from './field-faults.ts'
import { useDraftText } from './use-draft-text.ts'
import { useFieldEdit } from './use-field-edit.ts'

/** The name under which the answer is sent; a name that cannot be is refused here, with the reason. */
export function ParameterField({ field }: { readonly field: Field }) {
  const form = useDocument((document) => document.form)
  const edit = useFieldEdit(field)
  const { text, problem, onChange } = useDraftText(field.name, (name) => {
    const reason = refusal(form, { ...field, name }, 'name')
    return reason === undefined
      ? { ok: true, stored: name, commit: () => edit({ name }) }
      : { ok: false, problem: reason }
  })
  return (
    <TextField
      label="Parameter"
      labelEnd={<Chip>{`{{${field.name}}}`}</Chip>}
      isMono
      value={text}
      problem={problem && `${problem} It stays ${field.name} until then.`}
      autoComplete="off"
      spellCheck="false"
      onChange={onChange}
    />
  )
}
