import type { Condition, Field } from '@letterslot/core'
import { hasOptions, type RuleFault } from '@letterslot/core/document'
import type { FieldFrameProps } from '@letterslot/react'
import { CircleAlert, GitBranch, GripVertical } from 'lucide-react'
import { memo, use, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { fieldSummary } from '../../domain/document/field-kind-info.ts'
import {
  useDocument,
  useDocumentSession,
  useIsAmongSelected,
  useIsSelected,
  useIsSelectedWithOthers,
} from '../../domain/document/use-document.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { ruleFaultsText } from '../../domain/texts/rule-faults.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import selectable from '../../ui/Selectable.module.css'
import { useBuilderState, useBuilderStore } from './builder-state.ts'
import styles from './CanvasField.module.css'
import { CanvasOptions } from './CanvasOptions.tsx'
import { describeCondition } from './condition-text.ts'
import dropLine from './DropLine.module.css'
import { isDrawnSame } from './drawn-same.ts'
import { FieldToolbar, SeveralToolbar } from './FieldToolbar.tsx'
import { useFieldFaults } from './field-faults.ts'
import { FieldOrdersContext, useFieldOrder } from './field-order.ts'
import { focusPart, hasDialog, whenNoDialog } from './focus-part.ts'
import { LabelEditor } from './InPlaceEditor.tsx'
import { useLogicFaults } from './logic-faults.ts'
import { useRuleFaults } from './rule-faults.ts'
import { StandIn } from './StandIn.tsx'
import { useBuilderActions } from './use-builder-actions.ts'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { useDragSource } from './use-drag-source.ts'
import { useSeveralActions } from './use-several-actions.ts'

/** A field on the canvas: the runtime's own drawing, under a cover that selects it. Drawn anew where it changed, alone. */
export const CanvasField = memo(FieldInFrame, isDrawnSame)

function FieldInFrame({ field, children }: FieldFrameProps) {
  const builder = useBuilderStore()
  const pendingFocus = useBuilderState((state) =>
    state.pendingFocus?.fieldId === field.id ? state.pendingFocus : undefined,
  )
  const frame = useRef<HTMLDivElement>(null)
  const grip = useDragSource({ kind: 'field', fieldId: field.id })
  const keys = useCanvasKeys(field)
  const isSelected = useIsSelected(field.id)
  const isAmongSelected = useIsAmongSelected(field.id)
  const isSeveral = useIsSelectedWithOthers(field.id)
  const isEdited = isSelected && !isSeveral
  const isAsked = field.rules.some(({ kind }) => kind === 'required')
  const drop = useDropMark(field)
  const isDragged = useBuilderState(({ drag }) => drag?.source.kind === 'field' && drag.source.fieldId === field.id)
  const faults = useFieldFaults(field.id)
  const isNeverShown = useLogicFaults(field.id).some(
    (fault) => fault.kind === 'never' && fault.key === 'visibleWhen' && !fault.isBranch,
  )
  const impossible = useRuleFaults(field.id).find(({ kind }) => kind === 'impossible' || kind === 'few')
  const problem =
    faults[0]?.message ?? (isNeverShown ? logicText.neverShown : impossible && noAnswerText(field, impossible))

  useEffect(() => {
    if (!pendingFocus) return
    const applyFocus = (): void => {
      builder.setState({ pendingFocus: undefined })
      focusPart(frame.current, pendingFocus.part)
    }
    if (pendingFocus.isImmediate && !hasDialog()) return applyFocus()
    // Else later: the frame around takes the focus when the address changes, in an effect of this same drawing.
    return whenNoDialog(applyFocus)
  }, [pendingFocus, builder])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons and the text field inside
    <div
      ref={frame}
      data-canvas-field={field.id}
      data-width={field.width}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      className={classes(
        selectable['selectable'],
        isAmongSelected && selectable['selected'],
        styles['frame'],
        dropLine['target'],
        isSelected && styles['chosen'],
        isEdited && styles['selected'],
        isAsked && styles['asked'],
      )}
      onKeyDown={keys}
    >
      <Cover field={field} isSelected={isAmongSelected} />
      <div inert className={styles['drawing']}>
        {children}
        <StandIn field={field} />
      </div>
      {isEdited && hasOptions(field.kind) && !/^(yesNo|matrix)$/.test(field.kind) && (
        <CanvasOptions field={field} onLeave={() => focusPart(frame.current, 'cover')} />
      )}
      {field.visibleWhen && (
        <ConditionLine
          condition={field.visibleWhen}
          describe={field.kind === 'section' ? sectionsText.shown.described : logicText.shown.described}
        />
      )}
      {field.requiredWhen && <ConditionLine condition={field.requiredWhen} describe={logicText.required.described} />}
      {problem !== undefined && (
        <p className={styles['fault']}>
          <Icon icon={CircleAlert} size={14} />
          {problem}
        </p>
      )}
      {isEdited && <LabelEditor field={field} />}
      <div data-part="grip" className={styles['grip']} aria-hidden="true" {...grip}>
        <Icon icon={GripVertical} />
      </div>
      {isEdited && <FieldToolbar field={field} />}
      {isSeveral && <SeveralToolbar />}
    </div>
  )
}

/** In a group that repeats, the question is named. */
function noAnswerText({ fields = [] }: Field, { kind, question }: RuleFault): string {
  if (question === undefined) return ruleFaultsText.noAnswer
  const words = kind === 'few' ? `${ruleFaultsText.titles.few}.` : ruleFaultsText.noAnswer
  return ruleFaultsText.inQuestion(fields[question]?.label ?? '', words)
}

const sideMarks = { before: 'before-beside', after: 'after-beside' } as const

/** The line beside a field where something dragged would fall. */
function useDropMark({ id }: Field): 'before' | 'after' | 'before-beside' | 'after-beside' | undefined {
  const { store } = useDocumentSession()
  const orderOf = use(FieldOrdersContext)
  return useBuilderState(({ drag }) => {
    if (drag?.beside) return drag.beside.fieldId === id ? sideMarks[drag.beside.side] : undefined
    if (!drag?.place) return undefined
    const own = orderOf(store.getState().document.form).byId.get(id)
    if (own?.pageId !== drag.place.pageId) return undefined
    if (own.index === drag.place.index) return 'before'
    return own.isLast && drag.place.index > own.index ? 'after' : undefined
  })
}

interface CoverProps {
  readonly field: Field
  readonly isSelected: boolean
}

/** The layer over the runtime's drawing; a press on it selects the field. */
function Cover({ field, isSelected }: CoverProps) {
  const { choose } = useBuilderActions()
  const { selectTo, toggle } = useSeveralActions()
  const position = useFieldOrder(({ byId }) => byId.get(field.id)?.position ?? 0)
  const count = useFieldOrder(({ places }) => places.length)
  const isEntry = useIsEntry(field)
  return (
    <button
      type="button"
      data-part="cover"
      className={styles['cover']}
      tabIndex={isEntry ? 0 : -1}
      aria-label={fieldSummary(field, position, count)}
      aria-current={isSelected || undefined}
      onMouseDown={(event) => {
        // It would mark the words of every field in between.
        if (event.shiftKey) event.preventDefault()
      }}
      onClick={(event) => {
        if (event.shiftKey) selectTo(field.id)
        else if (event.ctrlKey || event.metaKey) toggle(field.id)
        else choose(field.id, event.detail > 0 && matchMedia('(pointer: fine)').matches ? 'label' : undefined)
      }}
    />
  )
}

/** True for the one field that Tab leads to: the selected one or, without, the first. */
function useIsEntry({ id }: Field): boolean {
  const { store } = useDocumentSession()
  const orderOf = use(FieldOrdersContext)
  return useStore(store, ({ document, selection }) => {
    if (selection.fieldId === id) return true
    const { places, byId } = orderOf(document.form)
    return places[0]?.field.id === id && !(selection.fieldId && byId.has(selection.fieldId))
  })
}

interface ConditionLineProps {
  readonly condition: Condition
  readonly describe: (condition: string) => string
}

/** When a field is shown, or wanted, in words. */
function ConditionLine({ condition, describe }: ConditionLineProps) {
  const words = useDocument(({ form }) => describeCondition(form, condition))
  return (
    <p className={styles['logic']}>
      <Icon icon={GitBranch} size={14} />
      {describe(words)}
    </p>
  )
}
