import type { Field, Form } from '@letterslot/core'
import { freeNames } from './free-names.ts'
import { parameterName } from './parameter-name.ts'

/**
 * A new field's new label and, while its parameter is still the one that its last label gave it, the parameter that
 * goes with it. Only for a field that has just been added: nothing names its parameter yet.
 */
export function renamed(form: Form, field: Field, label: string): Pick<Field, 'label' | 'name'> {
  const isFree = freeNames(form, field)
  const follows = field.name === parameterName(field.label, isFree)
  return { label, name: follows ? parameterName(label, isFree) : field.name }
}
