import type { Field } from '../model/field.ts'
import { filesIn } from '../model/files-in.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { readValue, type Value, type Values } from '../model/values.ts'

/** The parameter of a kind that says it in its own way; undefined: as text, a list with commas between. */
export type ParamText = (field: Field, value: Value) => string | undefined

/** A form made ready to run, as far as parameters need it. */
interface VisibleFields {
  readonly form: Form
  readonly fields: ReadonlyMap<string, Field>
  visible(values: Values): ReadonlySet<FieldId>
}

/** Makes what finds the parameters of a message, by name: of the fields that show, and those that the form's delivery adds. */
export function paramsWith(paramText?: ParamText): (compiled: VisibleFields, values: Values) => Record<string, string> {
  return ({ form, fields, visible }, values) => {
    const shown = visible(values)
    const params = new Map<string, string>()
    const add = (name: string, field: Field | undefined): void => {
      if (!field || /^(sec|cont|i|fi)/.test(field.kind) || !shown.has(field.id)) return
      const value = readValue(field, values)
      // A drawn signature travels beside the parameters.
      if (!filesIn(value)[0]) params.set(name, paramText?.(field, value) ?? text(value))
    }
    for (const field of fields.values()) add(field.name, field)
    for (const [name, id] of Object.entries(form.delivery?.map ?? {})) add(name, fields.get(id))
    // Not by assignment: a parameter named `__proto__` would be lost.
    return Object.fromEntries(params)
  }
}

function text(value: Value): string {
  return typeof value === 'boolean' ? (value ? 'yes' : '') : [value].flat().join(', ')
}
