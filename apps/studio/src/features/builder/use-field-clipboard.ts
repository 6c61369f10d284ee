import type { ClipboardEvent } from 'react'
import { addFields } from '../../domain/document/commands/fields.ts'
import { readFields, writeFields } from '../../domain/document/field-clipboard.ts'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { buildText } from '../../domain/texts/build.ts'
import { formFaultText } from '../../domain/texts/form-faults.ts'
import { newFieldId } from '../../model/new-id.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useBuilderStore } from './builder-state.ts'
import { fieldPosition, fieldPositions } from './field-order.ts'
import { partOf } from './focus-part.ts'
import { freeNames, parameterName } from './parameter-name.ts'
import { useBuilderActions } from './use-builder-actions.ts'

/** The clipboard's events on the canvas. */
export interface FieldClipboard {
  readonly onCopy: (event: ClipboardEvent) => void
  readonly onCut: (event: ClipboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

/** Copies and cuts the field that has the focus as JSON text, and pastes such fields behind it, also from another form. */
export function useFieldClipboard(): FieldClipboard {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const { remove } = useBuilderActions()
  const announce = useAnnounce()
  const showToast = useToast()
  const focused = (event: ClipboardEvent) =>
    partOf(event.target) === 'cover'
      ? fieldPosition(store.getState().document.form, store.getState().selection.fieldId)?.field
      : undefined
  const take = (event: ClipboardEvent): ReturnType<typeof focused> => {
    const field = focused(event)
    if (!field) return undefined
    event.clipboardData.setData('text/plain', writeFields([field]))
    event.preventDefault()
    return field
  }
  return {
    onCopy: (event) => {
      const field = take(event)
      if (field) announce(buildText.copied(fieldTitle(field)))
    },
    onCut: (event) => {
      const field = take(event)
      if (field) remove(field)
    },
    onPaste: (event) => {
      const isText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (isText) return
      const { document, selection, dispatch, select } = store.getState()
      const pasted = readFields(event.clipboardData.getData('text/plain'), document.form, newFieldId)
      if (pasted.kind === 'other') return
      event.preventDefault()
      if (pasted.kind === 'refused') {
        showToast({ text: buildText.pasteRefused(formFaultText.say(pasted.fault)) })
        return
      }
      const taken = new Set<string>()
      const fields = pasted.fields.map((field) => {
        const isFree = freeNames(document.form, field)
        const name = parameterName(field.name, (one) => !taken.has(one) && isFree(one))
        taken.add(name)
        return { ...field, name }
      })
      const [first] = fields
      if (!first) return
      const after = fieldPosition(document.form, selection.fieldId)
      dispatch(addFields(fields, after ? { pageId: after.pageId, index: after.index + 1 } : {}))
      select({ fieldId: first.id })
      builder.setState({ freshId: undefined, addsAtEnd: false, pendingFocus: { fieldId: first.id, part: 'cover' } })
      const count = fieldPositions(store.getState().document.form).length
      announce(buildText.pasted(fields.length, fieldTitle(first), (after?.position ?? count - 2) + 2, count))
      if (pasted.droppedConditions > 0) showToast({ text: buildText.droppedConditions(pasted.droppedConditions) })
    },
  }
}
