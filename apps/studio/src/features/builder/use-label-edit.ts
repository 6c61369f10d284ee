import type { Field, Form } from '@letterslot/core'
import { updateField } from '../../domain/document/commands/fields.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { useBuildSession } from './build-session.ts'
import { freeNames } from './free-names.ts'
import { markedWords } from './marked-words.ts'
import { parameterName } from './parameter-name.ts'

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

/**
 * A new field's new label and, while its parameter is still the one that its last label gave it, the parameter that
 * goes with it. Only for a field that has just been added: nothing names its parameter yet.
 */
export function renamed(form: Form, field: Field, label: string): Pick<Field, 'label' | 'name'> {
  const isFree = freeNames(form, field)
  const follows = field.name === parameterName(field.label, isFree)
  return { label, name: follows ? parameterName(label, isFree) : field.name }
}
