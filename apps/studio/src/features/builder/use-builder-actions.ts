import type { Field, FieldId, FieldKind } from '@letterslot/core'
import {
  addField,
  duplicateField,
  moveField,
  placeInRow,
  removeField,
  restoreFields,
} from '../../domain/document/commands/fields.ts'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { grownFields } from '../../domain/document/form-rows.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { useUndoToast } from '../../domain/document/use-undo-toast.ts'
import { buildText } from '../../domain/texts/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { newFieldId } from '../../model/new-id.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { rowWith, rowWithout, type Side } from './beside.ts'
import { type CanvasPart, type DragSource, type DropPlace, type InsertPoint, useBuilderStore } from './builder-state.ts'
import { currentPage, drawnForm, isDrawnAlone } from './current-page.ts'
import { endOf, type FieldPosition, fieldPosition, fieldPositions } from './field-order.ts'
import { releaseFocus } from './focus-part.ts'
import { newField } from './new-field.ts'
import { freeNames, parameterName } from './parameter-name.ts'
import { saidOnPage } from './said-on-page.ts'
import { fieldsInSection } from './section-fields.ts'
import { stepPlace } from './several-fields.ts'
import { useSeveralActions } from './use-several-actions.ts'
import { usersOf } from './users-of.ts'

/** Actions on the fields of the form; each announces its result. */
export interface BuilderActions {
  /** Adds a field into a gap, else after the selected one or at the end of what is in sight, and marks its label. */
  readonly add: (kind: FieldKind, gap?: DropPlace) => void
  /** Adds a field right behind another one. */
  readonly insertBehind: (kind: FieldKind, target: FieldId) => void
  /** Opens the line that finds a kind, where the next field would come; from a part of a field that has the focus. */
  readonly openInsert: (from: InsertPoint['from'], fromId: FieldId) => void
  readonly duplicate: (field: Field) => void
  /** Takes a field away; a toast gives it back. */
  readonly remove: (field: Field) => void
  /** Moves a field by one place, also on to the page beside its own; `focus` is the part of it that keeps the focus. */
  readonly move: (field: Field, by: -1 | 1, focus: CanvasPart) => void
  /** Moves a field to a line of its own at a place, counted without it. */
  readonly moveTo: (field: Field, place: DropPlace, focus: CanvasPart) => void
  /** Puts a field, of the form or of a kind, beside another one in its row. */
  readonly putBeside: (source: DragSource, target: FieldId, side: Side) => void
  /** Puts a field into a row of its own, below the one that it shares. */
  readonly leaveRow: (field: Field) => void
  /** Moves a field to the end of a page; the focus stays where it is, or goes to a part of the field. */
  readonly moveToPage: (field: Field, pageId: string, focus?: CanvasPart) => void
  /** Selects a field and puts the focus on a part of it. */
  readonly choose: (id: FieldId, focus?: CanvasPart) => void
}

/** The actions of the Build step, on the form that is open. */
export function useBuilderActions(): BuilderActions {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const announce = useAnnounce()
  const showUndo = useUndoToast()
  const { dispatch, select } = store.getState()
  const several = useSeveralActions()
  const form = () => store.getState().document.form

  const enter = (id: FieldId, freshId: FieldId | undefined): void => {
    select({ fieldId: id })
    builder.setState({
      freshId,
      // What undoes a removal stands in a toast, which gives the focus back as it goes.
      pendingFocus: { fieldId: id, part: 'label', ...(freshId && { isImmediate: true }) },
      tab: 'field',
      sheet: undefined,
      addsAtEnd: false,
    })
  }

  /** The end of the page in sight, or of all pages where they are drawn together and none was opened. */
  const endOfSight = (): { readonly pageId?: string } => {
    const { addsAtEnd, pageId } = builder.getState()
    const page = currentPage(form(), pageId)
    return page && (!addsAtEnd || isDrawnAlone(form(), page)) ? { pageId: page.id } : {}
  }

  /** The field that is selected once this one is gone: one that is in sight. */
  const neighbourOf = ({ pageId, position }: FieldPosition): FieldPosition | undefined => {
    const places = fieldPositions(form())
    const isAlone = isDrawnAlone(form(), currentPage(form(), pageId))
    return [places[position + 1], places[position - 1]].find((one) => one && (!isAlone || one.pageId === pageId))
  }

  const moveTo = (field: Field, place: DropPlace, focus: CanvasPart): void => {
    const from = fieldPosition(form(), field.id)
    if (!from || (from.pageId === place.pageId && from.index === place.index)) return
    if (from.index < place.index) releaseFocus(field.id)
    dispatch(moveField(field.id, place))
    builder.setState({ pendingFocus: { fieldId: field.id, part: focus, isImmediate: true } })
    const places = fieldPositions(form())
    const position = places.findIndex((other) => other.field.id === field.id)
    const moved = buildText.moved(fieldTitle(field), position + 1, places.length)
    const page = pageName(form(), place.pageId, pagesText.untitled)
    announce(from.pageId === place.pageId ? moved : buildText.onPage(moved, page))
  }

  const add = (kind: FieldKind, gap?: DropPlace): void => {
    const { fieldId } = store.getState().selection
    const places = fieldPositions(form())
    const after = builder.getState().addsAtEnd ? undefined : places.find(({ field }) => field.id === fieldId)
    const field = newField(form(), kind, newFieldId())
    const behind = after ? { pageId: after.pageId, index: after.index + 1 } : endOfSight()
    dispatch(addField(field, gap ?? behind))
    enter(field.id, field.id)
    announce(saidOnPage(form(), field.id, (position, count) => buildText.added(fieldTitle(field), position, count)))
  }

  return {
    add,
    insertBehind: (kind, target) => {
      const place = fieldPosition(form(), target)
      if (place) add(kind, { pageId: place.pageId, index: place.index + 1 })
    },
    openInsert: (from, fromId) => {
      const { addsAtEnd, pageId } = builder.getState()
      const last = fieldPositions(drawnForm(form(), pageId)).at(-1)?.field.id
      builder.setState({ insert: { fieldId: (addsAtEnd ? last : undefined) ?? fromId, from, fromId } })
    },
    moveTo,
    putBeside: (source, target, side) => {
      const isNew = source.kind === 'new'
      const field = isNew
        ? newField(form(), source.fieldKind, newFieldId())
        : fieldPosition(form(), source.fieldId)?.field
      const row = rowWith(form(), target, side, isNew ? undefined : source.fieldId)
      const beside = fieldPosition(form(), target)?.field
      if (!field || !row || !beside) return
      dispatch(placeInRow(field, row.place, row))
      if (isNew) enter(field.id, field.id)
      else builder.setState({ pendingFocus: { fieldId: field.id, part: 'cover', isImmediate: true } })
      announce(buildText.besides(fieldTitle(field), fieldTitle(beside)))
    },
    moveToPage: (field, pageId, focus) => {
      const page = form().pages.find(({ id }) => id === pageId)
      if (!page || page.fields.some(({ id }) => id === field.id)) return
      dispatch(moveField(field.id, endOf(form(), pageId)))
      if (focus) builder.setState({ pendingFocus: { fieldId: field.id, part: focus } })
      announce(pagesText.nowOn(pageName(form(), pageId, pagesText.untitled)))
    },
    duplicate: (field) => {
      const last = fieldsInSection(form(), field.id).at(-1)
      if (last) {
        // Else its copy would take its fields.
        select({ fieldId: field.id })
        several.selectTo(last.id)
        several.duplicate()
        return
      }
      const id = newFieldId()
      const copy = { id, name: parameterName(field.name, freeNames(form(), { ...field, id })) }
      dispatch(duplicateField(field.id, copy))
      enter(copy.id, copy.id)
      announce(buildText.duplicated(fieldTitle(field)))
    },
    remove: (field) => {
      const places = fieldPositions(form())
      const place = places.find((other) => other.field.id === field.id)
      if (!place) return
      const next = neighbourOf(place)
      const inside = fieldsInSection(form(), field.id).length
      const before = form()
      dispatch(removeField(field.id))
      const grown = grownFields(before, form())
      const users = usersOf(store.getState().document, [field])
      select({ fieldId: next?.field.id })
      builder.setState({
        freshId: undefined,
        sheet: undefined,
        pendingFocus: next && { fieldId: next.field.id, part: 'cover' },
      })
      showUndo({
        text: buildText.stillNamed(sectionsText.stay(buildText.removed(fieldTitle(field)), inside), users),
        label: buildText.undo,
        onUndo: () => {
          dispatch(restoreFields([place], grown))
          enter(field.id, undefined)
        },
      })
    },
    move: (field, by, focus) => {
      const to = stepPlace(form(), field.id, by)
      if (to) moveTo(field, to, focus)
    },
    leaveRow: (field) => {
      const row = rowWithout(form(), field.id)
      if (!row) return
      dispatch(placeInRow(field, row.place, row))
      builder.setState({ pendingFocus: { fieldId: field.id, part: 'cover', isImmediate: true } })
      announce(buildText.alone(fieldTitle(field)))
    },
    choose: (id, focus) => {
      const isOther = store.getState().selection.fieldId !== id
      select({ fieldId: id })
      builder.setState({
        addsAtEnd: false,
        anchorId: id,
        ...(isOther ? { freshId: undefined } : {}),
        ...(focus ? { pendingFocus: { fieldId: id, part: focus, isImmediate: true } } : {}),
      })
    },
  }
}
