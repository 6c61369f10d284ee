import type { Form } from '@letterslot/core'
import { connectText } from '../../catalogue/connect.ts'

/** One extra parameter as it is typed: perhaps not whole yet. */
export interface MappingRow {
  readonly name: string
  readonly field: string
}

const validName = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/
const wireName =
  /^(user_id|service_id|template_id|lib_version|accessToken|template_params|g-recaptcha-response|letterslot_.*)$/

/** The rows that a form's mapping shows as. */
export function rowsOf(map: Readonly<Record<string, string>> | undefined): readonly MappingRow[] {
  return Object.entries(map ?? {}).map(([name, field]) => ({ name, field }))
}

const isTaken = (rows: readonly MappingRow[], index: number, form: Form): boolean => {
  const name = rows[index]?.name
  const fields = form.pages.flatMap((page) => page.fields)
  return fields.some((field) => field.name === name) || rows.findIndex((row) => row.name === name) !== index
}

/** What is wrong with the name in a row, in words; undefined while it is empty or right. */
export function rowProblem(rows: readonly MappingRow[], index: number, form: Form): string | undefined {
  const name = rows[index]?.name ?? ''
  if (name === '') return undefined
  if (!validName.test(name) || wireName.test(name)) return connectText.mapping.badName
  return isTaken(rows, index, form) ? connectText.mapping.taken : undefined
}

/** The mapping that the whole and right rows make; undefined when there is none. */
export function mapOf(rows: readonly MappingRow[], form: Form): Readonly<Record<string, string>> | undefined {
  const whole = rows.filter((row, index) => row.name && row.field && rowProblem(rows, index, form) === undefined)
  return whole.length === 0 ? undefined : Object.fromEntries(whole.map(({ name, field }) => [name, field]))
}
