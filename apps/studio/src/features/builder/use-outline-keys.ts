import type { FieldId } from '@letterslot/core'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { useBuilderStore } from './builder-state.ts'
import { currentPage } from './current-page.ts'
import { fieldPosition } from './field-order.ts'
import { useBuilderActions } from './use-builder-actions.ts'
import { useFieldClipboard } from './use-field-clipboard.ts'
import { usePageActions } from './use-page-actions.ts'
import { useSeveralActions } from './use-several-actions.ts'

/** The key of a page in the tree: fields have keys of their own. */
export const pageKeyOf = (id: string): string => `page ${id}`

/** The listeners of the outline, for keys beyond those of a tree. */
export interface OutlineKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onCopy: (event: ClipboardEvent<HTMLElement>) => void
  readonly onCut: (event: ClipboardEvent<HTMLElement>) => void
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void
}

/**
 * Alt with the arrows moves fields or a page, Delete takes them away, F2 changes the label or the title, Control with D duplicates; the
 * keys of the clipboard are those of the canvas. They act on the row that has the focus: where it is not selected, it is first.
 * @param selectRow - selects a row alone, by its key.
 */
export function useOutlineKeys(selectRow: (key: string) => void): OutlineKeys {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const { choose, duplicate } = useBuilderActions()
  const { move, remove, rename } = usePageActions()
  const several = useSeveralActions({ keepsFocus: true })
  const clipboard = useFieldClipboard({ keepsFocus: true })
  const form = () => store.getState().document.form
  const selectFocused = (target: EventTarget): void => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null
    const key = row?.dataset['key']
    if (row && key !== undefined && row.ariaSelected !== 'true') selectRow(key)
  }
  const selectedField = (): FieldId | undefined => store.getState().selection.fieldId
  /** Removes what has the focus, which goes to what is selected then. */
  const takeAway = (list: Element, act: () => void): void => {
    act()
    const { pageId } = builder.getState()
    const key = selectedField() ?? pageKeyOf(currentPage(form(), pageId)?.id ?? '')
    list.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }
  const act = (event: KeyboardEvent<HTMLElement>, by: -1 | 1 | undefined): void => {
    const field = selectedField()
    const place = field && fieldPosition(form(), field)
    const page = currentPage(form(), builder.getState().pageId)
    if (by !== undefined) {
      const to = page ? form().pages.indexOf(page) + by : -1
      if (field) several.move(by)
      else if (page && to >= 0 && to < form().pages.length) move(page, to)
    } else if (event.key === 'Delete') {
      if (field) takeAway(event.currentTarget, several.remove)
      else if (page && form().pages.length > 1) takeAway(event.currentTarget, () => remove(page))
    } else if (event.key === 'F2') {
      if (place) choose(place.field.id, 'label')
      else if (page && form().pages.length > 1) rename(page)
    } else if (store.getState().selection.otherFieldIds.length > 0) several.duplicate()
    else if (place) duplicate(place.field)
  }
  return {
    onKeyDown: (event) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
      const isMove = by !== undefined && event.altKey
      const isCopy = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'd'
      if (!isMove && !isCopy && event.key !== 'Delete' && event.key !== 'F2') return
      event.preventDefault()
      event.stopPropagation()
      selectFocused(event.target)
      act(event, isMove ? by : undefined)
    },
    onCopy: (event) => {
      selectFocused(event.target)
      clipboard.onCopy(event)
    },
    onCut: (event) => {
      selectFocused(event.target)
      takeAway(event.currentTarget, () => clipboard.onCut(event))
    },
    onPaste: (event) => {
      selectFocused(event.target)
      clipboard.onPaste(event)
    },
  }
}
