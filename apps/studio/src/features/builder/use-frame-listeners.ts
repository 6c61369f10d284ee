import type { FieldId } from '@letterslot/core'
import { createContext, type KeyboardEvent, type MouseEvent, type PointerEvent, useContext } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { ConditionUsesContext } from './condition-uses.ts'
import { fieldOfFrame } from './focus-part.ts'
import { useBuilderActions } from './use-builder-actions.ts'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { useStartDrag } from './use-drag-source.ts'
import { type NameCover, useNameCover } from './use-named-covers.ts'
import { useOpenLogic } from './use-open-logic.ts'
import { useSeveralActions } from './use-several-actions.ts'

/** The listeners of a frame and of its parts. */
export interface FrameListeners {
  readonly frame: { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void }
  readonly cover: {
    readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void
    readonly onClick: (event: MouseEvent<HTMLElement>) => void
  }
  /** Of a mark that leads to a condition: its attributes `data-logic` and `data-line` say to which. */
  readonly logic: { readonly onClick: (event: MouseEvent<HTMLElement>) => void }
  readonly grip: { readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void }
  readonly nameCover: NameCover
}

const FrameListenersContext = createContext<FrameListeners | undefined>(undefined)

/** Gives its listeners to the frames of the canvas. */
export const FrameListenersProvider = FrameListenersContext.Provider

/** Returns what a frame listens with. @throws {TypeError} outside of the canvas. */
export function useFrameListeners(): FrameListeners {
  const listeners = useContext(FrameListenersContext)
  if (!listeners) throw new TypeError('No canvas is here.')
  return listeners
}

/** Makes the listeners that all frames share: each reads from the frame whose field it is. */
export function useListenersOfFrames(): FrameListeners {
  const { store } = useDocumentSession()
  const { choose } = useBuilderActions()
  const { selectTo, toggle } = useSeveralActions()
  const onKeyDown = useCanvasKeys()
  const startDrag = useStartDrag()
  const uses = useContext(ConditionUsesContext)
  const { openLogic, openUse } = useOpenLogic()
  const nameCover = useNameCover()
  const idOf = (event: { readonly currentTarget: Element }): FieldId | undefined =>
    fieldOfFrame(store.getState().document.form, event.currentTarget)?.id
  return {
    nameCover,
    frame: { onKeyDown },
    cover: {
      onMouseDown: (event) => {
        // It would mark the words of every field in between.
        if (event.shiftKey) event.preventDefault()
      },
      onClick: (event) => {
        const id = idOf(event)
        if (!id) return
        if (event.shiftKey) selectTo(id)
        else if (event.ctrlKey || event.metaKey) toggle(id)
        else choose(id, event.detail > 0 && matchMedia('(pointer: fine)').matches ? 'label' : undefined)
      },
    },
    logic: {
      onClick: (event) => {
        const id = idOf(event)
        const { logic, line } = event.currentTarget.dataset
        const { fieldId } = store.getState().selection
        if (logic === 'uses' && id) {
          const [use, other] = uses.getState().get(id) ?? []
          if (use && !other) openUse(use)
          else openLogic({ fieldId: id, part: 'uses', line: undefined })
          return
        }
        // The lines are the chosen field's.
        const asked = line === undefined ? id : fieldId
        if (asked && (logic === 'visibleWhen' || logic === 'requiredWhen'))
          openLogic({ fieldId: asked, part: logic, line })
      },
    },
    grip: {
      onPointerDown: (event) => {
        const fieldId = idOf(event)
        if (fieldId) startDrag(event, { kind: 'field', fieldId })
      },
    },
  }
}
