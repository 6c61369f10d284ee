import type { Field, Form } from '@letterslot/core'
import { answerTags } from '@letterslot/core/answer-tags'
import { calculationNames } from '@letterslot/core/calculation'
import { allFields } from '../../domain/document/find-field.ts'

/** The other fields of a form that name a field: in a condition, a rule, a calculation, or a tag in their words. */
export function usersOf(form: Form, { id, name }: Pick<Field, 'id' | 'name'>): readonly Field[] {
  return allFields(form).filter((field) => field.id !== id && names(field, id, name))
}

function names(
  { visibleWhen, requiredWhen, rules, prefillFrom, calculate = '', label, help = '' }: Field,
  id: string,
  name: string,
): boolean {
  let isNamed = calculationNames(calculate).includes(name) || answerTags(`${label} ${help}`).includes(name)
  JSON.stringify([visibleWhen, requiredWhen, rules, prefillFrom], (key, part: unknown) => {
    isNamed ||= key === 'field' && part === id
    return part
  })
  return isNamed
}
