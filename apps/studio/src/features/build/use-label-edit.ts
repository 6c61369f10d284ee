import type { Field } from '@letterslot/core'
import { updateField } from '../../document/commands/update-field.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { useBuildSession } from './build-session.ts'
import { markedWords } from './marked-words.ts'
import { renamed } from './renamed.ts'

/** Changes a field's label; the parameter of a field that was just added goes along. */
export function useLabelEdit(field: Field): (label: string) => void {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const isFresh = useBuildSession((session) => session.freshId) === field.id
  return (typed) => {
    const isMarked = field.kind === 'consent' || field.rich?.label !== undefined
    const { plain, rich } = markedWords(field, 'label', typed)
    const label = isMarked ? plain : typed
    const changes = isFresh ? renamed(form, field, label) : { label }
    dispatch(updateField(field.id, isMarked ? { ...changes, rich } : changes))
  }
}
