import type { FieldId, Form, Page } from '@letterslot/core'
import { pageOfField } from '@letterslot/core/pages'
import type { KeyboardEvent } from 'react'
import { pageName } from '../../domain/document/page-name.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { paletteText } from '../../domain/texts/palette.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { areSingleKeysOn } from '../../ui/single-keys.ts'
import { canPutBeside, rowWithout } from './beside.ts'
import { fieldPositions, previousOnPage } from './field-order.ts'
import { fieldOfFrame, focusPart, partOf } from './focus-part.ts'
import { stepPlace } from './several-fields.ts'
import { useBuilderActions } from './use-builder-actions.ts'
import { usePageActions } from './use-page-actions.ts'
import { useSeveralActions } from './use-several-actions.ts'

/** The keys that begin a label; a sign is more likely a shortcut. */
const letterOrDigit = /^[\p{L}\p{N}]$/u

/**
 * The keys of every field on the canvas. Arrows go through the fields, Shift with them selects several, Alt with them moves what is selected, to the right
 * beside the field before it and to the left into a row of its own; Enter changes the
 * label or ends that, typing replaces the label, Page Up and Page Down turn the page, Delete takes the field away, Escape lets go.
 */
export function useCanvasKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { store } = useDocumentSession()
  const { choose, duplicate, leaveRow, move, openInsert, putBeside, remove } = useBuilderActions()
  const { open } = usePageActions()
  const several = useSeveralActions()
  const announce = useAnnounce()
  const { why, unavailable } = paletteText
  const refuse = (reason: string): void => announce(unavailable(reason))
  const tellPage = (id: string): void =>
    announce(pagesText.nowOn(pageName(store.getState().document.form, id, pagesText.untitled)))
  return (event) => {
    const part = partOf(event.target)
    const field = part && fieldOfFrame(store.getState().document.form, event.currentTarget)
    if (!field || event.nativeEvent.isComposing) return
    const isChosen = store.getState().selection.fieldId === field.id
    const isSeveral = store.getState().selection.otherFieldIds.length > 0
    if (event.ctrlKey || event.metaKey) {
      if (event.altKey || event.shiftKey || part !== 'cover') return
      if (event.key !== 'd' && event.key !== 'a') return
      event.preventDefault()
      if (event.key === 'a') several.selectAll()
      else if (isSeveral) several.duplicate()
      else duplicate(field)
      return
    }
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by !== 0) {
      event.preventDefault()
      const places = fieldPositions(store.getState().document.form)
      const position = places.findIndex((place) => place.field.id === field.id)
      const next = places[position + by]
      if (event.altKey && isSeveral) several.move(by)
      else if (event.altKey && !stepPlace(store.getState().document.form, field.id, by))
        refuse(by < 0 ? why.first : why.last)
      else if (event.altKey) move(field, by, part)
      else if (event.shiftKey && part === 'cover' && next) several.selectTo(next.field.id)
      else if (next) {
        choose(next.field.id, part)
        if (next.pageId !== places[position]?.pageId) tellPage(next.pageId)
      }
      return
    }
    if (event.altKey && part === 'cover' && !isSeveral && /^Arrow(Left|Right)$/.test(event.key)) {
      event.preventDefault()
      const { form } = store.getState().document
      const target = previousOnPage(form, field.id)
      if (event.key === 'ArrowLeft') {
        if (rowWithout(form, field.id)) leaveRow(field)
        else refuse(why.alone)
      } else if (!target) refuse(why.firstOnPage)
      else if (canPutBeside(form, target.id, field.id))
        putBeside({ kind: 'field', fieldId: field.id }, target.id, 'after')
      else refuse(why.noRoom)
      return
    }
    const turn = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0
    const page = turn === 0 ? undefined : pageBeside(store.getState().document.form, field.id, turn)
    if (page) {
      event.preventDefault()
      const [first] = page.fields
      if (first) choose(first.id, 'cover')
      else open(page.id)
      tellPage(page.id)
      return
    }
    if (event.key === '/' && part === 'cover' && areSingleKeysOn() && !isSeveral && isChosen) {
      event.preventDefault()
      openInsert('cover', field.id)
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
      if (isSeveral) several.remove()
      else remove(field)
    } else if (event.key === 'Escape') {
      store.getState().select({ fieldId: undefined })
    } else if (letterOrDigit.test(event.key) && !event.altKey && !isSeveral) {
      // The key goes on to the text that is marked now, and replaces it.
      focusPart(event.currentTarget, 'label')
    }
  }
}

/** The page before a field's own, or behind it. */
function pageBeside(form: Form, id: FieldId, by: number): Page | undefined {
  const own = pageOfField(form, id)
  return own && form.pages[form.pages.indexOf(own) + by]
}
