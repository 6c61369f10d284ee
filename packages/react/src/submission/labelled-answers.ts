import { holdsList, showsAnswer, type Values } from '@letterslot/core'
import { filesOf } from '@letterslot/core/files'
import type { Message } from '@letterslot/core/form-state'
import type { FormHandle } from '../form/form-context.ts'
import type { LabelledAnswer } from '../form/submission-detail.ts'

/** The answers of a message by the labels of the form: in its order, what it does not know at the end, nothing hidden. */
export function labelledAnswers(
  { form, fields, rareParts }: FormHandle,
  { files, params }: Pick<Message, 'files' | 'params'>,
): readonly LabelledAnswer[] {
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(form.delivery?.map ?? {})])
  const filesOf = (field: string): string =>
    files
      .filter(({ name }) => name === field)
      .map(({ fileName }) => fileName)
      .join(', ')
  const known = fields.flatMap((field) => {
    const { kind, label, name, options = [] } = field
    const value = Object.hasOwn(params, name) ? params[name] : filesOf(name) || undefined
    if (value === undefined || !showsAnswer(kind)) return []
    const labelOf = (one: string): string =>
      rareParts()?.sayAnswer?.(field, one, form.locale) ?? options.find((option) => option.value === one)?.label ?? one
    const labels = options.length > 0 && holdsList(field) ? value.split(', ').map(labelOf).join(', ') : labelOf(value)
    return [{ name, label, text: kind === 'consent' ? value && '✓' : labels }]
  })
  const foreign = Object.entries(params).flatMap(([name, text]) =>
    // What a message has of its own is no answer of its visitor's.
    names.has(name) || name.startsWith('letterslot_') ? [] : [{ name, label: name, text }],
  )
  const answers = [...known, ...foreign]
  return answers.map((one) => ({
    ...one,
    label: rareParts()?.fillWords?.(one.label, fields, () => answers) ?? one.label,
  }))
}

/** Answers as they are sent, but in the language of the visitor: by default those that stand on the page. */
export function currentAnswers(handle: FormHandle, values: Values = handle.store.values()): readonly LabelledAnswer[] {
  const { checks, compiled } = handle
  const files = filesOf(compiled, values).map(({ name, file }) => ({ name, fileName: file.name }))
  return labelledAnswers(handle, { params: checks()?.answers(compiled, values) ?? {}, files })
}

/** The answers as text: what is copied, downloaded and put into a mail of the visitor's own. */
export function answersText(handle: FormHandle, message: Message, reference: string): string {
  const lines = labelledAnswers(handle, message).map(({ label, text }) => `${label}: ${text}`)
  return [handle.form.title, ...lines, reference].join('\n')
}
