import type { Field, Form } from '@letterslot/core'
import { brandFormId, brandPageId } from '@letterslot/core'
import { checkForm } from '@letterslot/core/document'
import type { Diagnostics } from './remark.ts'

/** Once a rule is gone another fault may show; there are never more rounds than parts of a field that can go. */
const maxRounds = 4

interface Gone {
  readonly rules: Set<number>
  readonly keys: Set<string>
}

function formOf(fields: readonly Field[]): Form {
  const pages = [{ id: brandPageId('p1'), fields }]
  return { format: 'letterslot.form/1', version: 1, id: brandFormId('intake'), title: 'Intake', locale: 'en', pages }
}

/** The parts of each field that no form may have, by the field's index. */
function faultyParts(fields: readonly Field[], remarks: Diagnostics): ReadonlyMap<number, Gone> {
  const gone = new Map<number, Gone>()
  for (const { pointer, message } of checkForm(formOf(fields))) {
    const [, index = '', key = '', rule = ''] = /^\/pages\/0\/fields\/(\d+)\/(\w+)(?:\/(\d+))?/.exec(pointer) ?? []
    const field = fields[Number(index)]
    if (!field || index === '') continue
    const parts = gone.get(Number(index)) ?? { rules: new Set(), keys: new Set() }
    if (key === 'rules') parts.rules.add(Number(rule))
    else parts.keys.add(key)
    gone.set(Number(index), parts)
    remarks.cannotRead('rule', field.label || field.name, { detail: message })
  }
  return gone
}

function without(field: Field, gone: Gone): Field {
  const { default: start, ...rest } = field
  const kept = start === undefined || gone.keys.has('default') ? rest : field
  return { ...kept, rules: field.rules.filter((_, at) => !gone.rules.has(at)) }
}

/** Takes rules and defaults out of fields that no form may have, a pattern that does not compile say, and tells each. */
export function settleFields(fields: readonly Field[], remarks: Diagnostics): readonly Field[] {
  let settled = fields
  for (let round = 0; round < maxRounds; round += 1) {
    const gone = faultyParts(settled, remarks)
    if (gone.size === 0) return settled
    settled = settled.map((field, at) => {
      const parts = gone.get(at)
      return parts ? without(field, parts) : field
    })
  }
  return settled
}
