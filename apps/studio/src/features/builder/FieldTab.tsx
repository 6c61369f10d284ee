import { type Field, type FieldKind, type Form, holdsValue, showsAnswer } from '@letterslot/core'
import { hasOptions, rulesFor, takesSeveral } from '@letterslot/core/document'
import { isDrafted, keepsDrafts } from '@letterslot/core/drafts'
import { pageOfField } from '@letterslot/core/pages'
import { replaceField } from '../../domain/document/commands/fields.ts'
import { addRule, removeRule } from '../../domain/document/commands/rules.ts'
import { fieldKindInfo, fieldKindInfos } from '../../domain/document/field-kind-info.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { useDispatch, useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { useUndoToast } from '../../domain/document/use-undo-toast.ts'
import { imageText } from '../../domain/texts/image.ts'
import { fieldText, pagesText } from '../../domain/texts/inspector.ts'
import { matrixText } from '../../domain/texts/rows.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Chip } from '../../ui/Pill.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { AutocompleteField } from './AutocompleteField.tsx'
import { CalculationEditor } from './CalculationEditor.tsx'
import { CurrencyField } from './CurrencyField.tsx'
import { CustomKindFields } from './CustomKindFields.tsx'
import {
  changedKind,
  hasEnds,
  kindChangeText,
  takesAutocomplete,
  takesPlaceholder,
  withMultiple,
} from './changed-kind.ts'

import { DefaultField } from './DefaultField.tsx'
import { FillFromField } from './FillFromField.tsx'
import { faultAt, firstFault, useFieldFaults } from './field-faults.ts'
import { ImageFields } from './ImageFields.tsx'
import styles from './Inspector.module.css'
import { MatrixFields } from './MatrixFields.tsx'
import { OptionsEditor } from './OptionsEditor.tsx'
import { PartsField } from './PartsField.tsx'
import { PhoneCountryField } from './PhoneCountryField.tsx'
import { PlaceholderField } from './PlaceholderField.tsx'
import { PrefillFields } from './PrefillFields.tsx'
import { RowsFields } from './RowsFields.tsx'
import { richSource, withRichText } from './rich-source.ts'
import { SectionFields } from './SectionFields.tsx'
import { StepsFields } from './StepsFields.tsx'
import { useBuilderActions } from './use-builder-actions.ts'
import { textOrNone, useFieldEdit, useLabelEdit } from './use-field-edit.ts'
import { YesNoWords } from './YesNoWords.tsx'

const widths = [
  { value: 'full', label: fieldText.widths.full },
  { value: 'half', label: fieldText.widths.half },
  { value: 'third', label: fieldText.widths.third },
] as const

/** The names of what stands above a field, where it is no label. */
const labelNames: Readonly<Partial<Record<FieldKind, string>>> = {
  content: fieldText.heading,
  image: imageText.caption,
  section: sectionsText.title,
}

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
        label={labelNames[field.kind] ?? fieldText.label}
        value={richSource(field, 'label')}
        help={field.kind === 'consent' ? fieldText.richHelp : undefined}
        problem={faultAt(faults, 'label')}
        autoComplete="off"
        onChange={editLabel}
      />
      {field.kind === 'image' && <ImageFields key={`image ${field.id}`} field={field} />}
      {(field.kind === 'content' || field.kind === 'section') && (
        <TextArea
          label={field.kind === 'section' ? sectionsText.text : fieldText.text}
          help={fieldText.richHelp}
          value={richSource(field, 'text')}
          onChange={(text) => editRichText('text', text)}
        />
      )}
      {field.kind === 'section' && <SectionFields field={field} />}
      {rulesFor(field.kind).includes('required') && <RequiredSwitch field={field} />}
      <KindField field={field} />
      {holdsValue(field.kind) && <ParameterField key={field.id} field={field} />}
      {takesSeveral(field.kind) && <MultipleSwitch field={field} />}
      {field.kind === 'custom' && <CustomKindFields key={`custom ${field.id}`} field={field} />}
      {field.kind === 'matrix' && <MatrixFields field={field} />}
      {field.kind === 'rows' && <RowsFields field={field} />}
      {field.kind === 'yesNo' && <YesNoWords field={field} />}
      {hasEnds(field.kind) && <StepsFields field={field} />}
      {hasOptions(field.kind) && field.kind !== 'yesNo' && <OptionsEditor field={field} />}
      {(field.kind === 'name' || field.kind === 'address') && <PartsField field={field} />}
      {field.kind === 'currency' && <CurrencyField field={field} />}
      {field.kind === 'phone' && <PhoneCountryField field={field} />}
      {field.kind === 'calculated' && <CalculationEditor key={`calculate ${field.id}`} field={field} />}
      {showsAnswer(field.kind) && (
        <TextField
          label={fieldText.help}
          placeholder={fieldText.helpPlaceholder}
          help={fieldText.richHelp}
          value={richSource(field, 'help')}
          autoComplete="off"
          onChange={(help) => editRichText('help', help)}
        />
      )}
      {takesPlaceholder(field.kind) && (
        <PlaceholderField value={field.placeholder} onChange={(placeholder) => edit({ placeholder })} />
      )}
      {holdsValue(field.kind) && field.kind !== 'calculated' && (
        <DefaultField field={field} problem={faultAt(faults, 'default')} />
      )}
      {field.kind !== 'hidden' && field.kind !== 'section' && (
        <div className={styles['group']}>
          <span className={styles['caption']}>{fieldText.width}</span>
          <Segmented
            label={fieldText.width}
            segments={widths}
            value={field.width ?? 'full'}
            onChange={(width) => edit({ width: width === 'full' ? undefined : width })}
          />
        </div>
      )}
      {takesAutocomplete(field.kind) && (
        <AutocompleteField value={field.autocomplete} onChange={(autocomplete) => edit({ autocomplete })} />
      )}
      <PrefillFields field={field} />
      <FillFromField field={field} />
      <PrivateSwitch field={field} />
      <PageField field={field} />
    </div>
  )
}

/** The page of the form that the field stands on, where there are several; on another one it is the last. */
function PageField({ field }: { readonly field: Field }) {
  const isOne = useDocument(({ form }) => form.pages.length < 2)
  return !isOne && <PageChoice field={field} />
}

function PageChoice({ field }: { readonly field: Field }) {
  const { moveToPage } = useBuilderActions()
  const form = useDocument((document) => document.form)
  const page = pageOfField(form, field.id)
  if (!page) return null
  const nameOf = (id: string): string => pageName(form, id, pagesText.untitled)
  return (
    <SelectField
      label={pagesText.page}
      value={page.id}
      choices={form.pages.map(({ id }) => ({ value: id, label: nameOf(id) }))}
      onChange={(pageId) => moveToPage(field, pageId)}
    />
  )
}

/** Keeps the answer of a field out of drafts, in a form that has some. */
function PrivateSwitch({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const isOffered = useDocument(({ form }) => keepsDrafts(form) && isDrafted({ ...field, private: false }))
  if (!isOffered) return null
  return (
    <Switch isSelected={field.private ?? false} onChange={(isOn) => edit({ private: isOn || undefined })}>
      {fieldText.private}
    </Switch>
  )
}

/** One or several of the options; the rules that say nothing of the other go. */
function MultipleSwitch({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  return (
    <Switch isSelected={field.multiple ?? false} onChange={(isOn) => dispatch(replaceField(withMultiple(field, isOn)))}>
      {field.kind === 'matrix' ? matrixText.several : fieldText.multiple}
    </Switch>
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
      {fieldText.required}
    </Switch>
  )
}

const kindChoices = fieldKindInfos.map(({ kind, name }) => ({ value: kind, label: name }))

/** The field's kind. Another one keeps what it can; the rest is said, and comes back by undo. */
function KindField({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  const { store } = useDocumentSession()
  const announce = useAnnounce()
  const showUndo = useUndoToast()
  const change = (kind: FieldKind): void => {
    if (kind === field.kind) return
    const changed = changedKind(store.getState().document.form, field, kind)
    dispatch(replaceField(changed.field))
    const now = fieldText.kindNow(fieldKindInfo(kind).name)
    const left = kindChangeText(changed)
    if (left === undefined) announce(now)
    else
      showUndo({
        text: `${now} ${left}`,
        label: fieldText.undo,
        onUndo: () => dispatch(replaceField(field)),
      })
  }
  return <SelectField<FieldKind> label={fieldText.kind} value={field.kind} choices={kindChoices} onChange={change} />
}

/** The name under which the answer is sent; a name that cannot be is refused here, with the reason. */
function ParameterField({ field }: { readonly field: Field }) {
  const { store } = useDocumentSession()
  const edit = useFieldEdit(field)
  const faultOf = (form: Form, name: string): string | undefined => firstFault(form, { ...field, name }, 'name')
  const { text, onChange } = useDraftText(field.name, (name) => {
    const reason = faultOf(store.getState().document.form, name)
    return reason === undefined
      ? { ok: true, stored: name, commit: () => edit({ name }) }
      : { ok: false, problem: reason }
  })
  const problem = useDocument(({ form }) => (text === field.name ? undefined : faultOf(form, text)))
  return (
    <TextField
      label={fieldText.parameter}
      labelEnd={<Chip>{`{{${field.name}}}`}</Chip>}
      isMono
      value={text}
      problem={problem && fieldText.parameterStays(problem, field.name)}
      autoComplete="off"
      spellCheck="false"
      onChange={onChange}
    />
  )
}
