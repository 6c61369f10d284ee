import type { Field } from '@letterslot/core'
import type { KeyboardEvent } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { fieldPositions } from './field-order.ts'
import { focusPart, partOf } from './focus-part.ts'
import { useBuilderActions } from './use-builder-actions.ts'

/** The keys that begin a label; a sign is more likely a shortcut. */
const letterOrDigit = /^[\p{L}\p{N}]$/u

/**
 * The keys of a field on the canvas. Arrows go through the fields, Alt with arrows moves the field, Enter changes the
 * label or ends that, typing replaces the label, Delete takes the field away, Escape lets go.
 */
export function useCanvasKeys(field: Field): (event: KeyboardEvent<HTMLElement>) => void {
  const { store } = useDocumentSession()
  const { choose, duplicate, move, remove } = useBuilderActions()
  return (event) => {
    const part = partOf(event.target)
    if (!part || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'd' || event.altKey || event.shiftKey || part !== 'cover') return
      event.preventDefault()
      duplicate(field)
      return
    }
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by !== 0) {
      event.preventDefault()
      const places = fieldPositions(store.getState().document.form)
      const position = places.findIndex((place) => place.field.id === field.id)
      const next = places[position + by]
      if (event.altKey) move(field, position + by, part)
      else if (next) choose(next.field.id, part)
      return
    }
    if (part === 'label') {
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      event.preventDefault()
      focusPart(event.currentTarget, 'cover')
      return
    }
    if (event.key === 'Enter' || event.key === ' ' || event.key === 'F2') {
      event.preventDefault()
      choose(field.id, 'label')
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      remove(field)
    } else if (event.key === 'Escape') {
      store.getState().select({ fieldId: undefined })
    } else if (letterOrDigit.test(event.key) && !event.altKey) {
      // The key goes on to the text that is marked now, and replaces it.
      focusPart(event.currentTarget, 'label')
    }
  }
}
