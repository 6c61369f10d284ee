import type { Field, Form, RichWords } from '@letterslot/core'
import { plainText, readRichText } from '@letterslot/core/rare-rules'
import { type FieldChanges, updateField } from '../../domain/document/commands/fields.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { useBuilderState } from './builder-state.ts'
import { freeNames, parameterName } from './parameter-name.ts'

/** Changes properties of one field. */
export function useFieldEdit(field: Field): (changes: FieldChanges) => void {
  const dispatch = useDispatch()
  return (changes) => dispatch(updateField(field.id, changes))
}

/** A text as a document keeps it: an empty one is no text at all. */
export function textOrNone(text: string): string | undefined {
  return text === '' ? undefined : text
}

/** The help beside every text that takes bold words and links. */
export const richTextHelp = '**bold** and [words](https://…) become bold words and links.'

/** Returns a field's text as the maker types it, with the marks of bold words and links. */
export function richSource(field: Field, key: keyof RichWords): string {
  return field.rich?.[key] ?? field[key] ?? ''
}

/** Returns the change of a field whose text was typed: the plain text and, where it has marks, the text with them. */
export function withRichText(
  field: Field,
  key: keyof RichWords,
  typed: string,
): Pick<Field, 'rich'> & { readonly plain: string } {
  const { [key]: _before, ...others } = field.rich ?? {}
  const plain = plainText(readRichText(typed))
  const rich = plain === typed ? others : { ...others, [key]: typed }
  return { plain, ...(Object.keys(rich).length > 0 && { rich }) }
}

/** Changes a field's label; the parameter of a field that was just added goes along. */
export function useLabelEdit(field: Field): (label: string) => void {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const isFresh = useBuilderState((state) => state.freshId) === field.id
  return (typed) => {
    const isMarked = field.kind === 'consent' || field.rich?.label !== undefined
    const { plain, rich } = withRichText(field, 'label', typed)
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
