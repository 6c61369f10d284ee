import type { Field, Form } from '@letterslot/core'
import { firstFault } from './field-faults.ts'

/** Tells which parameter names a field, of the form or still to come, may have. */
export function freeNames(form: Form, field: Field): (name: string) => boolean {
  return (name) => firstFault(form, { ...field, name }, 'name') === undefined
}
