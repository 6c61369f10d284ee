import type { FieldId } from '@letterslot/core'
import { hasOptions } from '@letterslot/core/document'
import type { FieldFrameProps } from '@letterslot/react'
import { CircleAlert } from 'lucide-react'
import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { logicText } from '../../domain/texts/logic.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import selectable from '../../ui/Selectable.module.css'
import { useBuilderStore } from './builder-state.ts'
import styles from './CanvasField.module.css'
import { CanvasOptions } from './CanvasOptions.tsx'
import { useConditionUses } from './condition-uses.ts'
import dropLine from './DropLine.module.css'
import { isDrawnSame } from './drawn-same.ts'
import { FieldToolbar, SeveralToolbar } from './FieldToolbar.tsx'
import { canvasFrame, focusPart } from './focus-part.ts'
import { useFrame } from './frames.ts'
import { LabelEditor } from './InPlaceEditor.tsx'
import { ConditionMark, LogicMarks } from './LogicMarks.tsx'
import { StandIn, standsIn } from './StandIn.tsx'
import { useFrameListeners } from './use-frame-listeners.ts'

/**
 * A field on the canvas: the runtime's own drawing, under a cover that selects it. Drawn anew where it changed, alone. A form has a
 * thousand of them: what all share is made once around them, and its cover is named anew from there (`use-named-covers.ts`).
 */
export const CanvasField = memo(FieldInFrame, isDrawnSame)

function FieldInFrame({ field, children }: FieldFrameProps) {
  const on = useFrameListeners()
  const frame = useFrame(field.id)
  const { isSelected, isAmongSelected, isSeveral, isEntry, isDragged, drop, problem, shownLines, requiredLines } = frame
  const uses = useConditionUses(field.id)
  const isMarked = uses !== undefined || shownLines !== undefined || requiredLines !== undefined
  const isEdited = isSelected && !isSeveral
  const isAsked = field.rules.some(({ kind }) => kind === 'required')
  const cover = useRef<HTMLButtonElement>(null)
  // Behind all that is drawn: as this changes at the focus, a browser lays out the page as it is by then.
  useLayoutEffect(() => {
    if (cover.current) cover.current.tabIndex = isEntry ? 0 : -1
  }, [isEntry])
  const { nameCover } = on
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name has the field's words
  useLayoutEffect(() => {
    if (cover.current) nameCover(cover.current)
  }, [field, nameCover])
  return (
    <div
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
        isMarked && styles['marked'],
      )}
      {...on.frame}
    >
      <button
        ref={cover}
        type="button"
        data-part="cover"
        className={styles['cover']}
        aria-current={isAmongSelected || undefined}
        {...on.cover}
      />
      <div inert className={styles['drawing']}>
        {children}
        {standsIn(field) && <StandIn field={field} />}
      </div>
      {isMarked && (
        <LogicMarks uses={uses} shownLines={shownLines} requiredLines={requiredLines} isReached={isEdited} />
      )}
      {isEdited && hasOptions(field.kind) && !/^(yesNo|matrix)$/.test(field.kind) && (
        <CanvasOptions field={field} onLeave={() => focusPart(canvasFrame(field.id), 'cover')} />
      )}
      {field.visibleWhen && (
        <ConditionMark
          part="visibleWhen"
          isReached={isEdited}
          condition={field.visibleWhen}
          describe={field.kind === 'section' ? sectionsText.shown.described : logicText.shown.described}
        />
      )}
      {field.requiredWhen && (
        <ConditionMark
          part="requiredWhen"
          isReached={isEdited}
          condition={field.requiredWhen}
          describe={logicText.required.described}
        />
      )}
      {problem !== undefined && (
        <p className={styles['fault']}>
          <Icon icon={CircleAlert} size={14} />
          {problem}
        </p>
      )}
      {isEdited && <LabelEditor field={field} />}
      <div data-part="grip" className={styles['grip']} aria-hidden="true" {...on.grip} />
      {isEdited && <LateToolbar id={field.id} />}
      {isSeveral && <SeveralToolbar />}
    </div>
  )
}

/**
 * The toolbar of a field that was just chosen, behind the choice itself: its buttons with their hints are most of what that draws. The
 * next key finds it there.
 */
function LateToolbar({ id }: { readonly id: FieldId }) {
  const builder = useBuilderStore()
  const [isDrawn, setDrawn] = useState(() => {
    const { fieldId, part } = builder.getState().pendingFocus ?? {}
    // Moved to another page by one of its buttons, a field has that at once: it takes the focus.
    return fieldId === id && (part === 'up' || part === 'down')
  })
  useEffect(() => {
    if (isDrawn) return
    startTransition(() => setDrawn(true))
    const drawNow = (): void => flushSync(() => setDrawn(true))
    addEventListener('keydown', drawNow, { capture: true })
    return () => removeEventListener('keydown', drawNow, { capture: true })
  }, [isDrawn])
  return isDrawn ? <FieldToolbar id={id} /> : <div className={styles['toolbarPlace']} />
}
