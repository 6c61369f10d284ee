import type { Condition, Field, FieldId, Form } from '@letterslot/core'
import { withCalculated } from '@letterslot/core/calculation'
import { type ConditionKey, rulesFor } from '@letterslot/core/document'
import { type ConditionTrace, conditionalSections, traceConditions } from '@letterslot/core/logic'
import { GitBranch } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { setRequirement, setVisibility } from '../../domain/document/commands/conditions.ts'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { Button } from '../../ui/Button.tsx'
import { useBuilderState, useBuilderStore } from './builder-state.ts'
import { ConditionSection, type ConditionSectionProps } from './ConditionSection.tsx'
import { conditionSources, describeCondition } from './condition-text.ts'
import { textOfUse, useConditionUses } from './condition-uses.ts'
import { faultAt, useFieldFaults } from './field-faults.ts'
import styles from './Inspector.module.css'
import { useLogicFaults } from './logic-faults.ts'
import { type ExplainedFault, explainLogicFault } from './logic-fixes.ts'
import { TriedAnswers } from './TriedAnswers.tsx'
import { triedValues } from './tried-answers.ts'
import { useOpenLogic } from './use-open-logic.ts'

/** When a field is shown, and when it wants an answer: always, or while one condition holds. */
export function LogicTab({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const faults = useFieldFaults(field.id)
  const sources = conditionSources(form, field)
  const section = conditionalSections(form).get(field.id)
  const around = section?.visibleWhen
  const explained = useLogicFaults(field.id).map((fault) => [fault.key, explainLogicFault(form, field, fault)] as const)
  const faultsOf = (key: ConditionKey): readonly ExplainedFault[] =>
    explained.flatMap(([of, fault]) => (of === key && fault ? [fault] : []))
  const trace = useTrace(form, field, around)
  const isRequired = field.rules.some(({ kind }) => kind === 'required')
  const root = useAskedLogic(field, form)
  return (
    <div ref={root} className={styles['stack']}>
      {section && around && (
        <p className={styles['note']}>
          {sectionsText.within.told(logicText.subject(fieldTitle(section)), describeCondition(form, around))}
        </p>
      )}
      <div data-asked="visibleWhen">
        <ConditionSection
          condition={field.visibleWhen}
          sources={sources}
          trace={trace}
          fault={faultAt(faults, 'visibleWhen')}
          faults={faultsOf('visibleWhen')}
          texts={shownTexts(field, around, sources.length > 0)}
          onChange={(next) => dispatch(setVisibility(field.id, next))}
        />
      </div>
      {rulesFor(field.kind).includes('required') && (
        <div data-asked="requiredWhen">
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
        </div>
      )}
      <Decides id={field.id} />
      {trace.size > 0 && <TriedAnswers field={field} trace={trace} around={around} />}
    </div>
  )
}

/**
 * The focus that goes to a condition, or to what asks the field, as a mark on the canvas asks for it. The settings come behind
 * the canvas: it waits for those of the field as the form has it now.
 */
function useAskedLogic(field: Field, form: Form): RefObject<HTMLDivElement | null> {
  const builder = useBuilderStore()
  const asked = useBuilderState((state) => state.askedLogic)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked?.fieldId !== field.id || !allFields(form).includes(field)) return
    builder.setState({ askedLogic: undefined })
    const part = root.current?.querySelector(`[data-asked="${asked.part}"]`)
    const line = asked.line === undefined ? part : part?.querySelector(`[data-line="${CSS.escape(asked.line)}"]`)
    const control = (line ?? part)?.querySelector<HTMLElement>('[data-line] select, button')
    control?.focus()
    control?.scrollIntoView({ block: 'nearest' })
  }, [asked, builder, field, form])
  return root
}

/** The conditions that ask a field, each with the way to it. */
function Decides({ id }: { readonly id: FieldId }) {
  const uses = useConditionUses(id)
  const { openUse } = useOpenLogic()
  if (!uses) return null
  return (
    <section data-asked="uses" className={styles['stack']} aria-label={logicText.uses.title}>
      <p className={styles['caption']}>{logicText.uses.title}</p>
      {uses.map((use) => (
        <Button key={JSON.stringify(use)} variant="quiet" size="small" icon={GitBranch} onPress={() => openUse(use)}>
          {textOfUse(use)}
        </Button>
      ))}
    </section>
  )
}

/** The words of when a field is shown: a section's are of its fields too, and a field in one is never shown without it. */
function shownTexts(
  { kind }: Field,
  around: Condition | undefined,
  hasSources: boolean,
): ConditionSectionProps['texts'] {
  const own = kind === 'section' ? sectionsText.shown : { ...logicText.shown, ...(around && sectionsText.within) }
  return { ...own, none: hasSources || around ? own.none : own.noneAlone }
}

/** The conditions of a field, and of its section, with the answers that are tried. */
function useTrace(form: Form, { visibleWhen, requiredWhen }: Field, around: Condition | undefined): ConditionTrace {
  const tried = useBuilderState((state) => state.tried)
  return useMemo(
    () =>
      traceConditions(
        form,
        [around ?? [], visibleWhen ?? [], requiredWhen ?? []].flat(),
        withCalculated(form, triedValues(form, tried)),
      ),
    [form, around, visibleWhen, requiredWhen, tried],
  )
}
