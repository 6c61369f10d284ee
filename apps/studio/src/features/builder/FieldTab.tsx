import type { Field, FieldKind } from '@letterslot/core'
import { hasOptions, rulesFor } from '@letterslot/core/document'
import { replaceField } from '../../domain/document/commands/fields.ts'
import { addRule, removeRule } from '../../domain/document/commands/rules.ts'
import { fieldKindInfo, fieldKindInfos } from '../../domain/document/field-kind-info.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Chip } from '../../ui/Pill.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { changedKind, hasParameter, kindChangeText, takesAutocomplete, takesPlaceholder } from './changed-kind.ts'
import { DefaultField } from './DefaultField.tsx'
import { faultAt, firstFault, useFieldFaults } from './field-faults.ts'
import styles from './Inspector.module.css'
import { OptionsEditor } from './OptionsEditor.tsx'
import { richSource, richTextHelp, withRichText } from './rich-source.ts'
import { textOrNone, useFieldEdit, useLabelEdit } from './use-field-edit.ts'

const widths = [
  { value: 'full', label: 'Full' },
  { value: 'half', label: 'Half' },
  { value: 'third', label: 'Third' },
] as const

/** The tab of a field's label, help, kind and the like. */
export function FieldTab({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const editLabel = useLabelEdit(field)
  const faults = useFieldFaults(field.id)
  const editRichText = (key: 'help' | 'text', typed: string): void => {
    const { plain, rich } = withRichText(field, key, typed)
    edit({ [key]: textOrNone(plain), rich })
  }
  return (
    <div className={styles['stack']}>
      <TextField
        label={field.kind === 'content' ? 'Heading' : 'Label'}
        value={richSource(field, 'label')}
        help={field.kind === 'consent' ? richTextHelp : undefined}
        problem={faultAt(faults, 'label')}
        autoComplete="off"
        onChange={editLabel}
      />
      {field.kind === 'content' && (
        <TextArea
          label="Text"
          help={richTextHelp}
          value={richSource(field, 'text')}
          onChange={(text) => editRichText('text', text)}
        />
      )}
      {rulesFor(field.kind).includes('required') && <RequiredSwitch field={field} />}
      <KindField field={field} />
      {hasParameter(field.kind) && <ParameterField key={field.id} field={field} />}
      {hasOptions(field.kind) && <OptionsEditor field={field} />}
      {field.kind !== 'content' && field.kind !== 'hidden' && (
        <TextField
          label="Help text"
          placeholder="Shown under the label"
          help={richTextHelp}
          value={richSource(field, 'help')}
          autoComplete="off"
          onChange={(help) => editRichText('help', help)}
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

/** The rule `required`, on or off. */
function RequiredSwitch({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  const index = field.rules.findIndex(({ kind }) => kind === 'required')
  return (
    <Switch
      isSelected={index >= 0}
      onChange={(isOn) => dispatch(isOn ? addRule(field.id, { kind: 'required' }) : removeRule(field.id, index))}
    >
      Required
    </Switch>
  )
}

const choices = fieldKindInfos.map(({ kind, name }) => ({ value: kind, label: name }))

/** The field's kind. Another one keeps what it can; the rest is said, and comes back by undo. */
function KindField({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const announce = useAnnounce()
  const showToast = useToast()
  const change = (kind: FieldKind): void => {
    if (kind === field.kind) return
    const changed = changedKind(form, field, kind)
    dispatch(replaceField(changed.field))
    const now = `Now “${fieldKindInfo(kind).name}”.`
    const left = kindChangeText(changed)
    if (left === undefined) announce(now)
    else showToast({ text: `${now} ${left}`, action: { label: 'Undo', onPress: () => dispatch(replaceField(field)) } })
  }
  return <SelectField<FieldKind> label="Kind" value={field.kind} choices={choices} onChange={change} />
}

/** The name under which the answer is sent; a name that cannot be is refused here, with the reason. */
function ParameterField({ field }: { readonly field: Field }) {
  const form = useDocument((document) => document.form)
  const edit = useFieldEdit(field)
  const { text, problem, onChange } = useDraftText(field.name, (name) => {
    const reason = firstFault(form, { ...field, name }, 'name')
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

/** The autofill names that contact forms use; source: HTML, autofill field names. */
const autocompleteTokens = [
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

/** The choice of an autofill token. */
function AutocompleteField({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const value = field.autocomplete ?? ''
  const isOffered = autocompleteTokens.some((choice) => choice.value === value)
  const choices = isOffered ? autocompleteTokens : [...autocompleteTokens, { value, label: value }]
  return (
    <SelectField<string>
      label="The browser may fill in"
      value={value}
      choices={choices}
      onChange={(autocomplete) => edit({ autocomplete: textOrNone(autocomplete) })}
    />
  )
}
