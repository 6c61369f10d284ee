import type { Field } from '@letterslot/core'
import { matrixText } from '../../domain/texts/rows.ts'
import { Switch } from '../../ui/Switch.tsx'
import { OptionsEditor } from './OptionsEditor.tsx'
import { useFieldEdit } from './use-field-edit.ts'

/** The rows of a matrix, and if each of them wants an answer. */
export function MatrixFields({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const isWanted = field.rules.some(({ kind }) => kind === 'required')
  return (
    <>
      <Switch isSelected={field.everyRow ?? false} onChange={(isOn) => edit({ everyRow: isOn || undefined })}>
        {isWanted ? matrixText.everyRow : matrixText.everyRowOnce}
      </Switch>
      <OptionsEditor key={`rows ${field.id}`} field={field} of="rows" />
    </>
  )
}
