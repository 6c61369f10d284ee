import type { Field, Form } from '@letterslot/core'
import { type FieldChanges, updateField } from '../../domain/document/commands/fields.ts'
import { useDispatch, useDocumentSession } from '../../domain/document/use-document.ts'
import { useBuilderState } from './builder-state.ts'
import { freeNames, parameterName } from './parameter-name.ts'
import { withRichText } from './rich-source.ts'

/** Changes properties of one field. */
export function useFieldEdit(field: Field): (changes: FieldChanges) => void {
  const dispatch = useDispatch()
  return (changes) => dispatch(updateField(field.id, changes))
}

/** A text as a document keeps it: an empty one is no text at all. */
export function textOrNone(text: string): string | undefined {
  return text === '' ? undefined : text
}

/** Changes a field's label; the parameter of a field that was just added goes along. */
export function useLabelEdit(field: Field): (label: string) => void {
  const dispatch = useDispatch()
  const { store } = useDocumentSession()
  const isFresh = useBuilderState((state) => state.freshId) === field.id
  return (typed) => {
    const isMarked = field.kind === 'consent' || field.rich?.label !== undefined
    const { plain, rich } = withRichText(field, 'label', typed)
    const label = isMarked ? plain : typed
    const changes = isFresh ? renamed(store.getState().document.form, field, label) : { label }
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
