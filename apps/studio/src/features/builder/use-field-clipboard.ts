import type { Field } from '@letterslot/core'
import type { ClipboardEvent } from 'react'
import { addFields } from '../../domain/document/commands/fields.ts'
import { readFields, writeFields } from '../../domain/document/field-clipboard.ts'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { rememberedText } from '../../domain/storage/remembered-text.ts'
import { buildText, severalText } from '../../domain/texts/build.ts'
import { formFaultText } from '../../domain/texts/form-faults.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { newFieldId } from '../../model/new-id.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useBuilderStore } from './builder-state.ts'
import { currentPage, isDrawnAlone } from './current-page.ts'
import { partOf } from './focus-part.ts'
import { withFreeNames } from './parameter-name.ts'
import { saidOnPage } from './said-on-page.ts'
import { selectedPlaces } from './several-fields.ts'
import { useBuilderActions } from './use-builder-actions.ts'
import { useSeveralActions } from './use-several-actions.ts'

/** The clipboard's events on the canvas, and the same without keys. */
export interface FieldClipboard {
  /** Copies what is selected; false where no clipboard took it, which is told. */
  readonly copy: () => Promise<boolean>
  /** Pastes what the clipboard has, where the browser lets it be read. */
  readonly paste: () => Promise<void>
  readonly onCopy: (event: ClipboardEvent) => void
  readonly onCut: (event: ClipboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

/** Copied fields that the browser's clipboard did not take, at an address that is not secure say: pasted from here, in any form of this tab. */
const keptFields = rememberedText('letterslot.copied-fields', () => sessionStorage)

/**
 * Copies and cuts the selected fields as JSON text, and pastes such fields behind it, also from another form.
 * @param options.keepsFocus - true where the focus stays with the caller, the outline; by default it goes to the canvas.
 */
export function useFieldClipboard({ keepsFocus = false } = {}): FieldClipboard {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const { remove } = useBuilderActions()
  const announce = useAnnounce()
  const showToast = useToast()
  const several = useSeveralActions({ keepsFocus })
  const selected = (): readonly Field[] => {
    const { document, selection } = store.getState()
    return selectedPlaces(document.form, selection).map(({ field }) => field)
  }
  /** The selected fields, where one of them has the focus. */
  const take = (event: ClipboardEvent): readonly Field[] => {
    const fields = keepsFocus || partOf(event.target) === 'cover' ? selected() : []
    if (fields.length === 0) return []
    event.clipboardData.setData('text/plain', writeFields(fields))
    keptFields.write('')
    event.preventDefault()
    return fields
  }
  const tellCopied = (fields: readonly Field[], tell: (text: string) => void): void => {
    if (fields.length > 1) tell(severalText.copied(fields.length))
    else if (fields[0]) tell(buildText.copied(fieldTitle(fields[0])))
  }
  /** Puts the fields of a text behind what is selected; false where it has none, and nothing was said. */
  const pasteText = (text: string): boolean => {
    const { document, selection, dispatch, select } = store.getState()
    const pasted = readFields(text, document.form, newFieldId)
    if (pasted.kind === 'other') return false
    if (pasted.kind === 'refused') {
      showToast({ text: buildText.pasteRefused(formFaultText.say(pasted.fault)) })
      return true
    }
    const fields = withFreeNames(document.form, pasted.fields)
    const [first] = fields
    if (!first) return false
    const after = selectedPlaces(document.form, selection).at(-1)
    const page = currentPage(document.form, builder.getState().pageId)
    const end = page && isDrawnAlone(document.form, page) ? { pageId: page.id } : {}
    dispatch(addFields(fields, after ? { pageId: after.pageId, index: after.index + 1 } : end))
    select({ fieldId: first.id, otherFieldIds: fields.slice(1).map(({ id }) => id) })
    builder.setState({
      freshId: undefined,
      addsAtEnd: false,
      ...(keepsFocus ? {} : { pendingFocus: { fieldId: first.id, part: 'cover' } }),
    })
    const { form } = store.getState().document
    announce(
      saidOnPage(form, first.id, (position, count) =>
        buildText.pasted(fields.length, fieldTitle(first), position, count),
      ),
    )
    if (pasted.droppedConditions > 0) showToast({ text: buildText.droppedConditions(pasted.droppedConditions) })
    return true
  }
  return {
    copy: async () => {
      const fields = selected()
      const text = writeFields(fields)
      try {
        await navigator.clipboard.writeText(text)
        keptFields.write('')
      } catch {
        keptFields.write(text)
        if (keptFields.read() !== text) {
          showToast({ text: buildText.notCopied(keysText.copy) })
          return false
        }
      }
      tellCopied(fields, (copied) => showToast({ text: copied }))
      return true
    },
    paste: async () => {
      if (pasteText(keptFields.read())) return
      try {
        if (!pasteText(await navigator.clipboard.readText())) showToast({ text: buildText.nothingToPaste })
      } catch {
        showToast({ text: buildText.notPasted(keysText.paste) })
      }
    },
    onCopy: (event) => tellCopied(take(event), announce),
    onCut: (event) => {
      const fields = take(event)
      if (fields.length > 1 || (keepsFocus && fields.length > 0)) several.remove()
      else if (fields[0]) remove(fields[0])
    },
    onPaste: (event) => {
      const isText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (isText) return
      if (pasteText(event.clipboardData.getData('text/plain'))) event.preventDefault()
      else if (keepsFocus || partOf(event.target) === 'cover') announce(buildText.nothingToPaste)
    },
  }
}
