import type { Field, RowField } from '@letterslot/core'
import { type FormWords, sayWord } from '../../domain/starts/say-field.ts'
import { parameterName } from './parameter-name.ts'

/** The questions that a new group begins with. */
export const firstQuestions: readonly RowField[] = [
  { kind: 'text', name: 'name', label: 'Name', rules: [{ kind: 'required' }] },
  { kind: 'number', name: 'age', label: 'Age', rules: [{ kind: 'type' }] },
]

/** One more question of a row, at its end. */
export function withQuestion(fields: readonly RowField[], words: FormWords): readonly RowField[] {
  const label = sayWord('Your question', words)
  const name = parameterName(label, (taken) => !fields.some((one) => one.name === taken))
  return [...fields, { kind: 'text', name, label, rules: [] }]
}

/** A question under another label; its name goes along while it is the one that the label gave it. */
export function questionCalled(fields: readonly RowField[], index: number, label: string): readonly RowField[] {
  return fields.map((one, at) => {
    if (at !== index) return one
    const isFree = (name: string): boolean => !fields.some((other, place) => place !== index && other.name === name)
    return { ...one, label, name: parameterName(label, isFree) }
  })
}

/** A question of a group as a field, whose rules are its own. */
export function questionAsField(group: Pick<Field, 'id'>, { unique: _unique, ...own }: RowField): Field {
  return { ...own, id: group.id }
}

/** A question that must be answered, or need not be. */
export function questionRequired(question: RowField, isRequired: boolean): RowField {
  const others = question.rules.filter(({ kind }) => kind !== 'required')
  return { ...question, rules: isRequired ? [{ kind: 'required' }, ...others] : others }
}
