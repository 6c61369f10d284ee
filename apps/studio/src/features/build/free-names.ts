import type { FieldId, Form } from '@letterslot/core'
import { fieldPositions } from './field-order.ts'

/** Names that the wire or the studio keeps for itself; core refuses them too. */
const reserved = /^(?:user_id|service_id|template_id|lib_version|accesstoken|template_params|letterslot_.*)$/i

/**
 * Tells which parameter names may still be given.
 * @param except - a field whose own name does not count.
 */
export function freeNames(form: Form, except?: FieldId): (name: string) => boolean {
  const taken = new Set(
    fieldPositions(form)
      .filter(({ field }) => field.id !== except)
      .map(({ field }) => field.name),
  )
  return (name) => !taken.has(name) && !reserved.test(name) && !(name in Object.prototype)
}
