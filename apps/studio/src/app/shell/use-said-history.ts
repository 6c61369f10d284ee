import type { Form } from '@letterslot/core'
import { allFields } from '../../domain/document/find-field.ts'
import type { DocumentState } from '../../domain/document/store.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { paletteText } from '../../domain/texts/palette.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'

/** Undo and redo of the open form, each told aloud with the fields that went or came back; also that there is nothing to. */
export function useSaidHistory(): Pick<DocumentState, 'undo' | 'redo'> {
  const { store } = useDocumentSession()
  const announce = useAnnounce()
  const step = (does: 'undo' | 'redo') => (): void => {
    const before = store.getState().document
    store.getState()[does]()
    const after = store.getState().document
    const said = shellText[does === 'undo' ? 'undone' : 'redone']
    if (after === before) announce(paletteText.unavailable(paletteText.why[does]))
    else announce([said, ...changeOfFields(before.form, after.form)].join(': '))
  }
  return { undo: step('undo'), redo: step('redo') }
}

function changeOfFields(before: Form, after: Form): readonly string[] {
  const { fieldGone, fieldsGone, fieldBack, fieldsBack } = shellText
  const gone = titlesWithout(before, after)
  const back = titlesWithout(after, before)
  return [
    ...(gone.length > 1 ? [fieldsGone(gone.length)] : gone.map(fieldGone)),
    ...(back.length > 1 ? [fieldsBack(back.length)] : back.map(fieldBack)),
  ]
}

/** The titles of a form's fields that another version lacks. */
function titlesWithout(form: Form, other: Form): readonly string[] {
  const ids = new Set(allFields(other).map(({ id }) => id))
  return allFields(form).flatMap(({ id, label, name }) => (ids.has(id) ? [] : [label.trim() || name]))
}
