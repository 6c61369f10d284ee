import { hasOptions } from '@letterslot/core/document'
import type { FieldFrameProps } from '@letterslot/react'
import { CircleAlert, EyeOff, GitBranch, GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useDocument, useSelection } from '../../document/use-document.ts'
import { Chip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useBuildSession, useBuildSessionStore } from './build-session.ts'
import styles from './CanvasField.module.css'
import { CanvasOptions } from './CanvasOptions.tsx'
import { describeCondition } from './condition-words.ts'
import dropLine from './DropLine.module.css'
import { FieldToolbar } from './FieldToolbar.tsx'
import { fieldPositions } from './field-order.ts'
import { fieldSummary } from './field-words.ts'
import { focusPart, hasDialog, whenNoDialog } from './focus-part.ts'
import { LabelEditor } from './LabelEditor.tsx'
import { useBuildActions } from './use-build-actions.ts'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { useDragSource } from './use-drag-source.ts'
import { useFieldFaults } from './use-field-faults.ts'

/** A field on the canvas: the runtime's own drawing, under a cover that selects it. */
export function CanvasField({ field, children }: FieldFrameProps) {
  const form = useDocument((document) => document.form)
  const { fieldId } = useSelection()
  const { choose } = useBuildActions()
  const session = useBuildSessionStore()
  const wish = useBuildSession((state) => (state.wish?.fieldId === field.id ? state.wish : undefined))
  const frame = useRef<HTMLDivElement>(null)
  const isCoverPressed = useRef(false)
  const places = fieldPositions(form)
  const position = places.findIndex((place) => place.field.id === field.id)
  const grip = useDragSource({ kind: 'field', fieldId: field.id })
  const keys = useCanvasKeys(field, position)
  const isSelected = fieldId === field.id
  const isEntry = isSelected || (position === 0 && !places.some((place) => place.field.id === fieldId))
  const isAsked = field.rules.some(({ kind }) => kind === 'required')
  const isLast = position === places.length - 1
  const drop = useBuildSession(({ drag }) => {
    if (drag?.gap === position) return 'before'
    return isLast && drag?.gap === places.length ? 'after' : undefined
  })
  const isDragged = useBuildSession(({ drag }) => drag?.source.kind === 'field' && drag.source.fieldId === field.id)
  const faults = useFieldFaults(field.id)

  useEffect(() => {
    if (!wish) return
    const grant = (): void => {
      session.setState({ wish: undefined })
      focusPart(frame.current, wish.part)
    }
    if (wish.isAtOnce && !hasDialog()) return grant()
    // Else later: the frame around takes the focus when the address changes, in an effect of this same drawing.
    return whenNoDialog(grant)
  }, [wish, session])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons and the text field inside
    <div
      ref={frame}
      data-canvas-field={field.id}
      data-width={field.width}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      className={classes(
        styles['frame'],
        dropLine['target'],
        isSelected && styles['selected'],
        isAsked && styles['asked'],
      )}
      onKeyDown={keys}
      onClick={({ detail, target }) => {
        if (detail === 1) isCoverPressed.current = target instanceof Element && target.matches('[data-part="cover"]')
      }}
      // The first click may move what is under the second one: choices are laid out for typing.
      onDoubleClick={() => isCoverPressed.current && choose(field.id, 'label')}
    >
      <button
        type="button"
        data-part="cover"
        className={styles['cover']}
        tabIndex={isEntry ? 0 : -1}
        aria-label={fieldSummary(field, position, places.length)}
        aria-current={isSelected || undefined}
        onClick={(event) =>
          choose(field.id, event.detail > 0 && matchMedia('(pointer: fine)').matches ? 'label' : undefined)
        }
      />
      <div inert className={styles['drawing']}>
        {children}
        {field.kind === 'hidden' && (
          <div className={styles['unseen']}>
            <Icon icon={EyeOff} />
            <span className="ls-label">{field.label}</span>
            <Chip>{`{{${field.name}}}`}</Chip>
          </div>
        )}
      </div>
      {isSelected && hasOptions(field.kind) && (
        <CanvasOptions field={field} onLeave={() => focusPart(frame.current, 'cover')} />
      )}
      {field.visibleWhen && (
        <p className={styles['logic']}>
          <Icon icon={GitBranch} size={14} />
          Shown when {describeCondition(form, field.visibleWhen)}
        </p>
      )}
      {field.requiredWhen && (
        <p className={styles['logic']}>
          <Icon icon={GitBranch} size={14} />
          Required when {describeCondition(form, field.requiredWhen)}
        </p>
      )}
      {faults[0] && (
        <p className={styles['fault']}>
          <Icon icon={CircleAlert} size={14} />
          {faults[0].message}
        </p>
      )}
      {isSelected && <LabelEditor field={field} />}
      <div data-part="grip" className={styles['grip']} aria-hidden="true" {...grip}>
        <Icon icon={GripVertical} />
      </div>
      {isSelected && <FieldToolbar field={field} position={position} count={places.length} />}
    </div>
  )
}
