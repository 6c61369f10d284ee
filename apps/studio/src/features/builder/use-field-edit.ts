import type { Field } from '@letterslot/core'
import { type FieldChanges, updateField } from '../../domain/document/commands/fields.ts'
import { useDispatch } from '../../domain/document/use-document.ts'

/** Changes properties of one field. */
export function useFieldEdit(field: Field): (changes: FieldChanges) => void {
  const dispatch = useDispatch()
  return (changes) => dispatch(updateField(field.id, changes))
}

/** A text as a document keeps it: an empty one is no text at all. */
export function textOrNone(text: string): string | undefined {
  return text === '' ? undefined : text
}
