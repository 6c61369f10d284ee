import type { Field, Form } from '@letterslot/core'
import { withCalculated } from '@letterslot/core/calculation'
import { type ConditionKey, rulesFor } from '@letterslot/core/document'
import { type ConditionTrace, traceConditions } from '@letterslot/core/logic'
import { formTexts } from '@letterslot/core/messages/en'
import { use, useMemo } from 'react'
import { setRequirement, setVisibility } from '../../domain/document/commands/conditions.ts'
import { setDelivery } from '../../domain/document/commands/delivery.ts'
import { type FormTextChanges, renameForm, setFormTexts } from '../../domain/document/commands/form.ts'
import { useDispatch, useDocument, useSelectedCount, useSelection } from '../../domain/document/use-document.ts'
import { useFormLanguage } from '../../domain/document/use-form-language.ts'
import { fieldText, formPropertiesText } from '../../domain/texts/inspector.ts'
import { logicText } from '../../domain/texts/logic.ts'
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
import { ConditionSection } from './ConditionSection.tsx'
import { conditionSources } from './condition-text.ts'
import { FieldTab } from './FieldTab.tsx'
import { faultAt, useFieldFaults } from './field-faults.ts'
import { fieldPosition } from './field-order.ts'
import styles from './Inspector.module.css'
import { LanguageFields } from './LanguageFields.tsx'
import { useLogicFaults } from './logic-faults.ts'
import { type ExplainedFault, explainLogicFault } from './logic-fixes.ts'
import { PagesSection } from './PagesSection.tsx'
import { PageWays } from './PageWays.tsx'
import { KeepLinkSwitch } from './PrefillFields.tsx'
import { RulesTab } from './RulesTab.tsx'
import { rulesToAdd } from './rule-info.ts'
import { SeveralInspector } from './SeveralInspector.tsx'
import { TriedAnswers } from './TriedAnswers.tsx'
import { triedValues } from './tried-answers.ts'
import { textOrNone } from './use-field-edit.ts'

/** Settings of the selection: of a field, or of the form itself. */
export function Inspector() {
  const form = useDocument((document) => document.form)
  const { fieldId } = useSelection()
  const builder = useBuilderStore()
  const tab = useBuilderState((state) => state.tab)
  const ending = useEnding()
  const count = useSelectedCount()
  const selected = fieldPosition(form, fieldId)
  if (count > 1) return <SeveralInspector />
  if (!selected) return ending ? <EndingInspector ending={ending} /> : <FormInspector />
  return (
    <FieldInspector
      key={selected.field.id}
      field={selected.field}
      tab={tab}
      onTab={(next) => builder.setState({ tab: next })}
    />
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
  const form = useDocument((document) => document.form)
  const hasRules = field.rules.length > 0 || rulesToAdd(field, form).length > 0
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

/** When a field is shown, and when it wants an answer: always, or while one condition holds. */
export function LogicTab({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const faults = useFieldFaults(field.id)
  const sources = conditionSources(form, field)
  const explained = useLogicFaults(field.id).map((fault) => [fault.key, explainLogicFault(form, field, fault)] as const)
  const faultsOf = (key: ConditionKey): readonly ExplainedFault[] =>
    explained.flatMap(([of, fault]) => (of === key && fault ? [fault] : []))
  const trace = useTrace(form, field)
  const isRequired = field.rules.some(({ kind }) => kind === 'required')
  return (
    <div className={styles['stack']}>
      <ConditionSection
        condition={field.visibleWhen}
        sources={sources}
        trace={trace}
        fault={faultAt(faults, 'visibleWhen')}
        faults={faultsOf('visibleWhen')}
        texts={{ ...logicText.shown, none: sources.length > 0 ? logicText.shown.none : logicText.shown.noneAlone }}
        onChange={(next) => dispatch(setVisibility(field.id, next))}
      />
      {rulesFor(field.kind).includes('required') && (
        <ConditionSection
          condition={field.requiredWhen}
          // Required always leaves nothing to depend on.
          sources={isRequired ? [] : sources}
          trace={trace}
          fault={faultAt(faults, 'requiredWhen')}
          faults={faultsOf('requiredWhen')}
          texts={{ ...logicText.required, none: isRequired ? logicText.required.always : logicText.required.none }}
          onChange={(next) => dispatch(setRequirement(field.id, next))}
        />
      )}
      {trace.size > 0 && <TriedAnswers field={field} trace={trace} />}
    </div>
  )
}

/** The conditions of a field with the answers that are tried. */
function useTrace(form: Form, { visibleWhen, requiredWhen }: Field): ConditionTrace {
  const tried = useBuilderState((state) => state.tried)
  return useMemo(
    () =>
      traceConditions(
        form,
        [visibleWhen ?? [], requiredWhen ?? []].flat(),
        withCalculated(form, triedValues(form, tried)),
      ),
    [form, visibleWhen, requiredWhen, tried],
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
