import type { Message } from '@letterslot/core/form-state'
import type { FormHandle } from './form-handle.ts'

/** One answer, as a person reads it. */
export interface Answer {
  readonly name: string
  /** The field's label; the parameter's name where the form has no such field any more. */
  readonly label: string
  readonly text: string
}

/** The answers of a message by the labels of the form: in its order, what it does not know at the end, nothing hidden. */
export function answersOf({ form, fields, rareParts }: FormHandle, { files, params }: Message): readonly Answer[] {
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(form.delivery?.map ?? {})])
  const filesOf = (field: string): string =>
    files
      .filter(({ name }) => name === field)
      .map(({ fileName }) => fileName)
      .join(', ')
  const known = fields
    .filter(
      ({ kind, name }) => kind !== 'content' && kind !== 'hidden' && (Object.hasOwn(params, name) || filesOf(name)),
    )
    .map((field) => {
      const { kind, label, name, options = [] } = field
      const value = params[name] ?? filesOf(name)
      if (kind === 'consent') return { name, label, text: value && '✓' }
      const labelOf = (one: string): string =>
        rareParts()?.sayAnswer(field, one, form.locale) ?? options.find((option) => option.value === one)?.label ?? one
      return { name, label, text: kind === 'checkboxes' ? value.split(', ').map(labelOf).join(', ') : labelOf(value) }
    })
  const foreign = Object.entries(params).filter(([name]) => !names.has(name))
  return [...known, ...foreign.map(([name, text]) => ({ name, label: name, text }))]
}

/** The answers as text: what is copied, downloaded and put into a mail of the visitor's own. */
export function answersText(handle: FormHandle, message: Message, reference: string): string {
  const lines = answersOf(handle, message).map(({ label, text }) => `${label}: ${text}`)
  return [handle.form.title, ...lines, reference].join('\n')
}
