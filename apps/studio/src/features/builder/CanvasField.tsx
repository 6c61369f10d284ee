import type { Condition } from '@letterslot/core'
import { hasOptions } from '@letterslot/core/document'
import type { FieldFrameProps } from '@letterslot/react'
import { CircleAlert, GitBranch } from 'lucide-react'
import { memo } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import selectable from '../../ui/Selectable.module.css'
import styles from './CanvasField.module.css'
import { CanvasOptions } from './CanvasOptions.tsx'
import { describeCondition } from './condition-text.ts'
import dropLine from './DropLine.module.css'
import { isDrawnSame } from './drawn-same.ts'
import { FieldToolbar, SeveralToolbar } from './FieldToolbar.tsx'
import { canvasFrame, focusPart } from './focus-part.ts'
import { useFrame } from './frames.ts'
import { LabelEditor } from './InPlaceEditor.tsx'
import { StandIn, standsIn } from './StandIn.tsx'
import { useFrameListeners } from './use-frame-listeners.ts'

/**
 * A field on the canvas: the runtime's own drawing, under a cover that selects it. Drawn anew where it changed, alone. A form has a
 * thousand of them: what all share is made once around them, and its cover is named there too (`use-named-covers.ts`).
 */
export const CanvasField = memo(FieldInFrame, isDrawnSame)

function FieldInFrame({ field, children }: FieldFrameProps) {
  const on = useFrameListeners()
  const { isSelected, isAmongSelected, isSeveral, isEntry, isDragged, drop, problem } = useFrame(field.id)
  const isEdited = isSelected && !isSeveral
  const isAsked = field.rules.some(({ kind }) => kind === 'required')
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
      )}
      {...on.frame}
    >
      <button
        type="button"
        data-part="cover"
        className={styles['cover']}
        tabIndex={isEntry ? 0 : -1}
        aria-current={isAmongSelected || undefined}
        {...on.cover}
      />
      <div inert className={styles['drawing']}>
        {children}
        {standsIn(field) && <StandIn field={field} />}
      </div>
      {isEdited && hasOptions(field.kind) && !/^(yesNo|matrix)$/.test(field.kind) && (
        <CanvasOptions field={field} onLeave={() => focusPart(canvasFrame(field.id), 'cover')} />
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
      <div data-part="grip" className={styles['grip']} aria-hidden="true" {...on.grip} />
      {isEdited && <FieldToolbar id={field.id} />}
      {isSeveral && <SeveralToolbar />}
    </div>
  )
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
