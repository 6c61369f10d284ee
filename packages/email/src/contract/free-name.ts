import type { Form } from '@letterslot/core'
import { isOwnParameter } from '../parameters/parameter-names.ts'
import { placedFields } from '../parameters/placed-fields.ts'

/** A parameter's name has at most so many characters: a letter or _, then letters, digits, _ and -. */
const maxParameterLength = 64

/** A name like the one given that nobody has yet: no field, no mapping, not the wire, not a provider, not us. */
export function freeName(form: Form, name: string): string {
  const base = name.replace(/^(?:letterslot|user)_/, '').replace(/[^A-Za-z0-9_-]/g, '_')
  const stem = /^[A-Za-z_]/.test(base) ? base : `answer_${base}`
  const taken = new Set([
    ...placedFields(form).map(({ field }) => field.name),
    ...Object.keys(form.delivery?.map ?? {}),
  ])
  const isFree = (candidate: string): boolean =>
    !taken.has(candidate) && !isOwnParameter(candidate) && !(candidate in Object.prototype)
  const candidates = [stem, `${stem}_answer`]
  for (let count = 2; ; count += 1) {
    const candidate = candidates.shift() ?? `${stem.slice(0, maxParameterLength - 8)}_${count}`
    if (candidate.length <= maxParameterLength && isFree(candidate)) return candidate
  }
}
