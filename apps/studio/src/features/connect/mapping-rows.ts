import { type Form, holdsText } from '@letterslot/core'
import { checkForm } from '@letterslot/core/document'
import { allFields } from '../../domain/document/find-field.ts'
import { connectText } from '../../domain/texts/connect.ts'
import { formFaultText } from '../../domain/texts/form-faults.ts'

/** One extra parameter as it is typed: perhaps not whole yet. */
export interface MappingRow {
  readonly name: string
  readonly field: string
}

/** The rows that a form's mapping shows as. */
export function rowsOf(map: Readonly<Record<string, string>> | undefined): readonly MappingRow[] {
  return Object.entries(map ?? {}).map(([name, field]) => ({ name, field }))
}

/** The form check's fault of a name if it stood in the mapping. */
function nameFault(name: string, form: Form): string | undefined {
  const field = allFields(form).find(({ kind }) => holdsText(kind))
  if (!field) return undefined
  const map = Object.fromEntries([[name, field.id]])
  const delivery = { origin: '', publicKey: '', serviceId: '', templateId: '', ...form.delivery, map }
  const fault = checkForm({ ...form, delivery }).find(({ pointer }) => pointer.startsWith('/delivery/map/'))
  return fault && formFaultText.say(fault)
}

/** The fault of the name in a row, in words; undefined while it is empty or right. */
export function rowProblem(rows: readonly MappingRow[], index: number, form: Form): string | undefined {
  const name = rows[index]?.name ?? ''
  if (name === '') return undefined
  const isSent = allFields(form).some((field) => field.name === name)
  if (isSent || rows.findIndex((row) => row.name === name) !== index) return connectText.mapping.taken
  return nameFault(name, form)
}

/** The mapping that the whole and right rows make; undefined when there is none. */
export function mapFromRows(rows: readonly MappingRow[], form: Form): Readonly<Record<string, string>> | undefined {
  const whole = rows.filter((row, index) => row.name && row.field && rowProblem(rows, index, form) === undefined)
  return whole.length === 0 ? undefined : Object.fromEntries(whole.map(({ name, field }) => [name, field]))
}
