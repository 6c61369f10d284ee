import type { Field, FieldId } from '@letterslot/core'
import { addFields, moveFields, removeFields, restoreFields } from '../../domain/document/commands/fields.ts'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { grownFields } from '../../domain/document/form-rows.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { useUndoToast } from '../../domain/document/use-undo-toast.ts'
import { withNewIds } from '../../domain/document/with-new-ids.ts'
import { buildText, severalText } from '../../domain/texts/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { newFieldId } from '../../model/new-id.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { type DropPlace, useBuilderStore } from './builder-state.ts'
import { currentPage, drawnForm, isDrawnAlone } from './current-page.ts'
import { endOf, fieldPositions } from './field-order.ts'
import { withFreeNames } from './parameter-name.ts'
import { fieldsInSection } from './section-fields.ts'
import { indexWithout, placeBeside, rangeSelection, selectedPlaces, toggledSelection } from './several-fields.ts'
import { usersOf } from './users-of.ts'

/** Actions on several fields at once; each is one step of undo, and announces its result. */
export interface SeveralActions {
  /** Selects every field from the one chosen last to this one. */
  readonly selectTo: (id: FieldId) => void
  /** Takes a field into the selection, or out of it. */
  readonly toggle: (id: FieldId) => void
  /** Selects every field in sight. */
  readonly selectAll: () => void
  readonly duplicate: () => void
  /** Takes the selected fields away; a toast gives them back. */
  readonly remove: () => void
  /** Moves the selected fields by one, up or down; they stand together then. */
  readonly move: (by: -1 | 1) => void
  /** Moves them into a gap, counted with them where they still are. */
  readonly moveTo: (gap: DropPlace) => void
  readonly moveToPage: (pageId: string) => void
}

/**
 * The actions on the selected fields of the form that is open.
 * @param options.keepsFocus - true where the focus stays with the caller; by default it goes to the canvas.
 */
export function useSeveralActions({ keepsFocus = false } = {}): SeveralActions {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const announce = useAnnounce()
  const showUndo = useUndoToast()
  const { dispatch, select } = store.getState()
  const form = () => store.getState().document.form
  const places = () => selectedPlaces(form(), store.getState().selection)
  const idsOf = (fields: readonly { readonly field: Field }[]): readonly FieldId[] =>
    fields.map(({ field }) => field.id)

  /** Selects fields; the focus goes to one of them. */
  const enter = (fieldId: FieldId, otherFieldIds: readonly FieldId[]): void => {
    select({ fieldId, otherFieldIds })
    builder.setState({
      freshId: undefined,
      addsAtEnd: false,
      ...(keepsFocus ? {} : { pendingFocus: { fieldId, part: 'cover', isImmediate: true } }),
    })
  }
  const enterAll = (ids: readonly FieldId[]): void => {
    const last = ids.at(-1)
    if (last) enter(last, ids.slice(0, -1))
  }
  const announceCount = (): void => announce(severalText.selected(places().length))
  const place = (to: DropPlace): void => {
    const before = places()
    const { fieldId, otherFieldIds } = store.getState().selection
    dispatch(moveFields(idsOf(before), to))
    if (fieldId) enter(fieldId, otherFieldIds)
    const [first] = places()
    if (!first) return
    const [position, all] = [first.position + 1, fieldPositions(form()).length]
    const moved =
      before.length > 1
        ? severalText.moved(before.length, position, all)
        : buildText.moved(fieldTitle(first.field), position, all)
    const isSamePage = before.every(({ pageId }) => pageId === to.pageId)
    announce(isSamePage ? moved : buildText.onPage(moved, pageName(form(), to.pageId, pagesText.untitled)))
  }
  return {
    selectTo: (id) => {
      const { fieldId, otherFieldIds } = store.getState().selection
      const { anchorId } = builder.getState()
      const isAnchored = anchorId !== undefined && [fieldId, ...otherFieldIds].includes(anchorId)
      const from = isAnchored ? anchorId : fieldId
      const next = rangeSelection(form(), from, id)
      enter(id, next.otherFieldIds)
      builder.setState({ anchorId: from })
      announceCount()
    },
    toggle: (id) => {
      const next = toggledSelection(store.getState().selection, id)
      enter(next.fieldId ?? id, next.otherFieldIds)
      builder.setState({ anchorId: id })
      announceCount()
    },
    selectAll: () => {
      enterAll(idsOf(fieldPositions(drawnForm(form(), builder.getState().pageId))))
      announceCount()
    },
    duplicate: () => {
      const copied = places()
      const last = copied.at(-1)
      if (!last) return
      const fields = copied.map(({ field }) => field)
      const copies = withFreeNames(form(), withNewIds(fields, newFieldId))
      dispatch(addFields(copies, { pageId: last.pageId, index: last.index + 1 }))
      enterAll(copies.map(({ id }) => id))
      announce(severalText.duplicated(copies.length))
    },
    remove: () => {
      const removed = places()
      const last = removed.at(-1)
      if (!last) return
      const ids = new Set(idsOf(removed))
      const isAlone = isDrawnAlone(form(), currentPage(form(), last.pageId))
      const left = fieldPositions(form()).filter(
        ({ field, pageId }) => !ids.has(field.id) && (!isAlone || pageId === last.pageId),
      )
      const next = left.find(({ position }) => position > last.position) ?? left.at(-1)
      const inside = removed.length === 1 ? fieldsInSection(form(), last.field.id).length : 0
      const before = form()
      dispatch(removeFields([...ids]))
      const grown = grownFields(before, form())
      if (next) enter(next.field.id, [])
      else select({ fieldId: undefined })
      showUndo({
        text: buildText.stillNamed(
          sectionsText.stay(
            removed.length > 1 ? severalText.removed(removed.length) : buildText.removed(fieldTitle(last.field)),
            inside,
          ),
          usersOf(
            store.getState().document,
            removed.map(({ field }) => field),
          ),
        ),
        label: buildText.undo,
        onUndo: () => {
          dispatch(restoreFields(removed, grown))
          enterAll(idsOf(removed))
        },
      })
    },
    move: (by) => {
      const to = placeBeside(form(), places(), by)
      if (to) place(to)
    },
    moveTo: (gap) => place({ ...gap, index: indexWithout(form(), new Set(idsOf(places())), gap) }),
    moveToPage: (pageId) => {
      const moved = places()
      place({ pageId, index: indexWithout(form(), new Set(idsOf(moved)), endOf(form(), pageId)) })
    },
  }
}
