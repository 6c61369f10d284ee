import type { RowField } from '@letterslot/core'
import { expect, it } from 'vitest'
import { firstQuestions, questionCalled, questionOfKind, questionRequired, withQuestion } from './row-questions.ts'

const [name, age] = firstQuestions

it('[T1780] begins with two questions, and adds one whose name is free', () => {
  const names = (fields: readonly RowField[]) => fields.map((one) => one.name)
  expect(names(withQuestion(withQuestion(firstQuestions, {}), {}))).toEqual([
    'name',
    'age',
    'your_question',
    'your_question_2',
  ])
  expect(names(questionCalled(firstQuestions, 1, 'Name'))).toEqual(['name', 'name_2'])
})

it('[T1780] a question of another kind has the rules and choices of that', () => {
  const email = name && questionOfKind(name, 'email', {})
  expect(email?.rules).toEqual([{ kind: 'required' }, { kind: 'type' }])
  const choice = age && questionOfKind(age, 'select', {})
  expect(choice).toMatchObject({
    kind: 'select',
    options: [{ label: 'First choice' }, { label: 'Second choice' }],
    rules: [],
  })
  expect(choice && questionOfKind(choice, 'text', {})).not.toHaveProperty('options')
  expect(age && questionRequired(questionRequired(age, true), false)).toEqual(age)
})
