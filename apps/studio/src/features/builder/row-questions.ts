import type { RowField, RowFieldKind } from '@letterslot/core'
import { type FormWords, sayWord } from '../../domain/starts/say-field.ts'
import { firstLabels, optionCalled } from './option-list.ts'
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

/** A question as another kind, with the rules that this brings. */
export function questionOfKind(question: RowField, kind: RowFieldKind, words: FormWords): RowField {
  const { options, ...others } = question
  const isRequired = question.rules.some((rule) => rule.kind === 'required')
  const isTyped = ['email', 'url', 'number', 'date', 'time'].includes(kind)
  return {
    ...others,
    kind,
    ...(kind === 'select' && { options: options ?? firstLabels.map((label) => optionCalled(sayWord(label, words))) }),
    rules: [...(isRequired ? [{ kind: 'required' } as const] : []), ...(isTyped ? [{ kind: 'type' } as const] : [])],
  }
}

/** A question that must be answered, or need not be. */
export function questionRequired(question: RowField, isRequired: boolean): RowField {
  const others = question.rules.filter(({ kind }) => kind !== 'required')
  return { ...question, rules: isRequired ? [{ kind: 'required' }, ...others] : others }
}
