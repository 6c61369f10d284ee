import type { Field } from '@letterslot/core'
import { formTexts } from '@letterslot/core/messages/en'
import { use, useDeferredValue, useState } from 'react'
import { setDelivery } from '../../domain/document/commands/delivery.ts'
import { type FormTextChanges, renameForm, setFormTexts } from '../../domain/document/commands/form.ts'
import { useDispatch, useDocument, useSelectedCount, useSelection } from '../../domain/document/use-document.ts'
import { useFormLanguage } from '../../domain/document/use-form-language.ts'
import { fieldText, formPropertiesText } from '../../domain/texts/inspector.ts'
import { endingTexts } from '../../domain/texts/sent-blocks.ts'
import { Switch } from '../../ui/Switch.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { AfterSendingSection } from './AfterSendingSection.tsx'
import {
  type Ending,
  FieldNotesContext,
  type InspectorTab,
  useBuilderState,
  useBuilderStore,
  useEnding,
} from './builder-state.ts'
import { FieldTab } from './FieldTab.tsx'
import { useFieldOrder } from './field-order.ts'
import styles from './Inspector.module.css'
import { LanguageFields } from './LanguageFields.tsx'
import { LogicTab } from './LogicTab.tsx'
import { PagesSection } from './PagesSection.tsx'
import { PageWays } from './PageWays.tsx'
import { KeepLinkSwitch } from './PrefillFields.tsx'
import { RulesTab } from './RulesTab.tsx'
import { rulesToAdd } from './rule-info.ts'
import { SeveralInspector } from './SeveralInspector.tsx'
import { textOrNone } from './use-field-edit.ts'

/**
 * Settings of the selection: of a field, or of the form itself. What is chosen or typed on the canvas is painted there first, and
 * comes here behind that; what is typed here stands here at once.
 */
export function Inspector() {
  const { fieldId } = useSelection()
  const builder = useBuilderStore()
  const tab = useBuilderState((state) => state.tab)
  const ending = useEnding()
  const isSeveral = useDeferredValue(useSelectedCount() > 1)
  const selected = useFieldOrder(({ byId }) => fieldId && byId.get(fieldId)?.field)
  const late = useDeferredValue(selected)
  const [hasFocus, setHasFocus] = useState(false)
  if (isSeveral) return <SeveralInspector />
  const field = hasFocus && late?.id === selected?.id ? selected : late
  if (!field) return ending ? <EndingInspector ending={ending} /> : <FormInspector />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is
    <div onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <FieldInspector key={field.id} field={field} tab={tab} onTab={(next) => builder.setState({ tab: next })} />
    </div>
  )
}

interface FieldInspectorProps {
  readonly field: Field
  readonly tab: InspectorTab
  readonly onTab: (tab: InspectorTab) => void
}

/** Everything about one field: what it asks, what an answer must be, and when it is shown. */
function FieldInspector({ field, tab, onTab }: FieldInspectorProps) {
  const fieldNotes = use(FieldNotesContext)
  const hasRules = useDocument(({ form }) => field.rules.length > 0 || rulesToAdd(field, form).length > 0)
  const rules = {
    id: 'rules',
    label: fieldText.tabs.rules,
    count: field.rules.length,
    panel: <RulesTab field={field} />,
  } as const
  const items = [
    { id: 'field', label: fieldText.tabs.field, panel: <FieldTab field={field} /> } as const,
    ...(hasRules ? [rules] : []),
    {
      id: 'logic',
      label: fieldText.tabs.logic,
      count: Number(!!field.visibleWhen) + Number(!!field.requiredWhen),
      panel: <LogicTab field={field} />,
    } as const,
  ]
  const selected = items.some(({ id }) => id === tab) ? tab : 'field'
  return (
    <div className={styles['inspector']}>
      {fieldNotes(field.id)}
      <Tabs<InspectorTab> label={fieldText.tabs.label} items={items} selected={selected} onSelect={onTab} />
    </div>
  )
}

/** The settings of what comes behind the last page, while that is in sight. */
function EndingInspector({ ending }: { readonly ending: Ending }) {
  const { title, lead } = endingTexts[ending]
  return (
    <div className={styles['form']}>
      <div className={styles['stack']}>
        <div>
          <h2 className={styles['title']}>{title}</h2>
          <p className={styles['note']}>{lead}</p>
        </div>
        <AfterSendingSection />
      </div>
    </div>
  )
}

/** The texts of the form itself, while no field is selected. */
function FormInspector() {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const words = useFormLanguage(form)?.texts ?? formTexts
  const isKept = form.delivery?.keepOnDevice !== false
  const edit = (texts: FormTextChanges): void => dispatch(setFormTexts(texts))
  return (
    <div className={styles['form']}>
      <div className={styles['stack']}>
        <div>
          <h2 className={styles['title']}>{formPropertiesText.title}</h2>
          <p className={styles['note']}>{formPropertiesText.lead}</p>
        </div>
        <TextField
          label={formPropertiesText.name}
          value={form.title}
          problem={form.title.trim() === '' ? formPropertiesText.nameProblem : undefined}
          autoComplete="off"
          onChange={(title) => dispatch(renameForm(title))}
        />
        <TextArea
          label={formPropertiesText.description}
          rows={2}
          placeholder={formPropertiesText.descriptionPlaceholder}
          value={form.description ?? ''}
          onChange={(text) => edit({ description: textOrNone(text) })}
        />
        <TextField
          label={formPropertiesText.maker}
          placeholder={words.owner}
          help={formPropertiesText.makerHelp}
          value={form.maker ?? ''}
          autoComplete="off"
          onChange={(text) => edit({ maker: textOrNone(text) })}
        />
        <TextField
          label={formPropertiesText.submit}
          placeholder={words.send}
          value={form.submitLabel ?? ''}
          autoComplete="off"
          onChange={(text) => edit({ submitLabel: textOrNone(text) })}
        />
        <PagesSection />
        <PageWays />
        <AfterSendingSection />
        <LanguageFields />
        <div>
          <Switch
            isSelected={isKept}
            onChange={(isOn) => dispatch(setDelivery({ keepOnDevice: isOn ? undefined : false }))}
          >
            {formPropertiesText.keep}
          </Switch>
          <p className={styles['note']}>{isKept ? formPropertiesText.kept : formPropertiesText.notKept}</p>
        </div>
        {isKept && (
          <div>
            <Switch isSelected={form.drafts ?? false} onChange={(isOn) => edit({ drafts: isOn || undefined })}>
              {formPropertiesText.drafts}
            </Switch>
            <p className={styles['note']}>{form.drafts ? formPropertiesText.drafted : formPropertiesText.notDrafted}</p>
          </div>
        )}
        <KeepLinkSwitch form={form} />
      </div>
    </div>
  )
}
