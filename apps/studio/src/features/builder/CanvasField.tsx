import type { Field } from '@letterslot/core'
import { hasOptions } from '@letterslot/core/document'
import { joinLines } from '@letterslot/intake'
import type { FieldFrameProps } from '@letterslot/react'
import { CircleAlert, EyeOff, GitBranch, GripVertical } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useDocument, useSelection } from '../../domain/document/use-document.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/Pill.tsx'
import { useBuildSession, useBuildSessionStore } from './build-session.ts'
import styles from './CanvasField.module.css'
import { CanvasOptions } from './CanvasOptions.tsx'
import { describeCondition } from './condition-words.ts'
import dropLine from './DropLine.module.css'
import { FieldToolbar } from './FieldToolbar.tsx'
import { fieldPositions } from './field-order.ts'
import { fieldSummary } from './field-words.ts'
import { focusPart, hasDialog, whenNoDialog } from './focus-part.ts'
import { layOverText } from './lay-over-text.ts'
import { typedWords } from './marked-words.ts'
import typedOver from './TypedOver.module.css'
import { useBuildActions } from './use-build-actions.ts'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { useDragSource } from './use-drag-source.ts'
import { useFieldFaults } from './use-field-faults.ts'
import { useLabelEdit } from './use-label-edit.ts'
import { useOpenPalette } from './use-open-palette.ts'

/** A field on the canvas: the runtime's own drawing, under a cover that selects it. */
export function CanvasField({ field, children }: FieldFrameProps) {
  const form = useDocument((document) => document.form)
  const { fieldId } = useSelection()
  const { choose } = useBuildActions()
  const session = useBuildSessionStore()
  const wish = useBuildSession((state) => (state.wish?.fieldId === field.id ? state.wish : undefined))
  const frame = useRef<HTMLDivElement>(null)
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

/** The label of the selected field, as text to type over, exactly where the runtime draws it. */
function LabelEditor({ field }: { readonly field: Field }) {
  const editor = useRef<HTMLTextAreaElement>(null)
  const editLabel = useLabelEdit(field)
  const openPalette = useOpenPalette()
  useLayoutEffect(() => {
    if (editor.current) return layOverLabel(editor.current)
  })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isMarked = selectionStart === 0 && selectionEnd === value.length
    if (event.key !== '/' || !isMarked) return
    event.preventDefault()
    openPalette()
  }
  return (
    <textarea
      ref={editor}
      data-part="label"
      className={classes(typedOver['text'], styles['editor'])}
      aria-label="Label"
      rows={1}
      value={typedWords(field, 'label')}
      placeholder="Label"
      autoComplete="off"
      onChange={(event) => editLabel(joinLines(event.target.value))}
      // The second click of two falls on the text that the first one laid here.
      onDoubleClick={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
    />
  )
}

/**
 * Lays a text area over the label that the runtime drew in the same frame.
 * @returns what stops following it.
 */
function layOverLabel(editor: HTMLTextAreaElement): () => void {
  const frame = editor.parentElement
  return frame ? layOverText(editor, frame, frame.querySelector<HTMLElement>('.ls-label')) : () => undefined
}
