import { type Form, noteParameter } from '@letterslot/core'
import { allFields } from '../../domain/document/find-field.ts'

/** A parameter at whose end a late or repeated message can say so. */
export interface NoteChoice {
  readonly name: string
  /** The field whose words it carries. */
  readonly label: string
}

/** The choices for the note of a form: its texts, by each name that they are sent under. */
export function noteChoices(form: Form): readonly NoteChoice[] {
  const texts = allFields(form).filter(({ kind }) => kind === 'text' || kind === 'textarea')
  const labels = new Map(texts.map(({ id, label, name }) => [String(id), label || name]))
  const mapped = Object.entries(form.delivery?.map ?? {}).flatMap(([name, id]) => {
    const label = labels.get(id)
    return label === undefined ? [] : [{ name, label }]
  })
  return [...texts.map(({ name, label }) => ({ name, label: label || name })), ...mapped]
}

/** The default parameter of the note; empty is none. */
export function defaultNote({ pages, delivery }: Form): string {
  if (!delivery) return ''
  const { noteIn: _, ...rest } = delivery
  return noteParameter({ pages, delivery: rest }) ?? ''
}
