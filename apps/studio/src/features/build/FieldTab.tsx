import type { Field } from '@letterslot/core'
import { hasOptions, rulesFor } from '@letterslot/core/document'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AutocompleteField } from './AutocompleteField.tsx'
import { DefaultField } from './DefaultField.tsx'
import { sends, takesAutocomplete, takesPlaceholder } from './field-abilities.ts'
import { faultAt } from './field-faults.ts'
import styles from './Inspector.module.css'
import { KindField } from './KindField.tsx'
import { markedWords, marksHelp, typedWords } from './marked-words.ts'
import { OptionsEditor } from './OptionsEditor.tsx'
import { ParameterField } from './ParameterField.tsx'
import { RequiredSwitch } from './RequiredSwitch.tsx'
import { textOrNone, useFieldEdit } from './use-field-edit.ts'
import { useFieldFaults } from './use-field-faults.ts'
import { useLabelEdit } from './use-label-edit.ts'

const widths = [
  { value: 'full', label: 'Full' },
  { value: 'half', label: 'Half' },
  { value: 'third', label: 'Third' },
] as const

/** What a field asks and how it looks. */
export function FieldTab({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const editLabel = useLabelEdit(field)
  const faults = useFieldFaults(field.id)
  const editWords = (key: 'help' | 'text', typed: string): void => {
    const { plain, rich } = markedWords(field, key, typed)
    edit({ [key]: textOrNone(plain), rich })
  }
  return (
    <div className={styles['stack']}>
      <TextField
        label={field.kind === 'content' ? 'Heading' : 'Label'}
        value={typedWords(field, 'label')}
        help={field.kind === 'consent' ? marksHelp : undefined}
        problem={faultAt(faults, 'label')}
        autoComplete="off"
        onChange={editLabel}
      />
      {field.kind === 'content' && (
        <TextArea
          label="Text"
          help={marksHelp}
          value={typedWords(field, 'text')}
          onChange={(text) => editWords('text', text)}
        />
      )}
      {rulesFor(field.kind).includes('required') && <RequiredSwitch field={field} />}
      <KindField field={field} />
      {sends(field.kind) && <ParameterField key={field.id} field={field} />}
      {hasOptions(field.kind) && <OptionsEditor field={field} />}
      {field.kind !== 'content' && field.kind !== 'hidden' && (
        <TextField
          label="Help text"
          placeholder="Shown under the label"
          help={marksHelp}
          value={typedWords(field, 'help')}
          autoComplete="off"
          onChange={(help) => editWords('help', help)}
        />
      )}
      {takesPlaceholder(field.kind) && (
        <TextField
          label="Placeholder"
          placeholder="An example, gone as soon as one types"
          value={field.placeholder ?? ''}
          autoComplete="off"
          onChange={(placeholder) => edit({ placeholder: textOrNone(placeholder) })}
        />
      )}
      {field.kind !== 'content' && <DefaultField field={field} problem={faultAt(faults, 'default')} />}
      {field.kind !== 'hidden' && (
        <div className={styles['group']}>
          <span className={styles['caption']}>Width</span>
          <Segmented
            label="Width"
            segments={widths}
            value={field.width ?? 'full'}
            onChange={(width) => edit({ width: width === 'full' ? undefined : width })}
          />
        </div>
      )}
      {takesAutocomplete(field.kind) && <AutocompleteField field={field} />}
    </div>
  )
}
