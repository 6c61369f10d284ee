import type { RowField } from '@letterslot/core'
import { expect, it } from 'vitest'
import { questionOfKind } from './question-kind.ts'
import { firstQuestions, questionCalled, questionRequired, withQuestion } from './row-questions.ts'

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
  const email = name && questionOfKind(name, 'email', {}).question
  expect(email?.rules).toEqual([{ kind: 'required' }, { kind: 'type' }])
  const choice = age && questionOfKind(age, 'select', {}).question
  expect(choice).toMatchObject({
    kind: 'select',
    options: [{ label: 'First choice' }, { label: 'Second choice' }],
    rules: [],
  })
  expect(choice && questionOfKind(choice, 'text', {}).question).not.toHaveProperty('options')
  expect(age && questionRequired(questionRequired(age, true), false)).toEqual(age)
})

it('[T1872] keeps of a question of another kind what suits it, and names the rest', () => {
  const asked: RowField = {
    kind: 'text',
    name: 'code',
    label: 'Code',
    placeholder: 'LS-1',
    autocomplete: 'nickname',
    rules: [{ kind: 'required', message: 'We need it' }, { kind: 'length', max: 9 }, { kind: 'letters' }],
  }
  expect(questionOfKind(asked, 'email', {})).toEqual({
    question: { ...asked, kind: 'email', rules: [...asked.rules.slice(0, 2), { kind: 'type' }] },
    lost: ['the rule Only letters'],
  })
  const { question, lost } = questionOfKind(asked, 'date', {})
  expect(question).toEqual({
    kind: 'date',
    name: 'code',
    label: 'Code',
    autocomplete: 'nickname',
    rules: [{ kind: 'required', message: 'We need it' }, { kind: 'type' }],
  })
  expect(lost).toEqual(['the rule Length', 'the rule Only letters', 'the placeholder'])
})
