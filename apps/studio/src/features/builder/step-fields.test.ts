import { brandFieldId, type FieldKind, type Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { changedKind } from './changed-kind.ts'
import { newField } from './new-field.ts'

const formOf = (fields: readonly object[]): Form => {
  const parsed = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'form',
    title: 'Form',
    locale: 'en',
    pages: [{ id: 'p1', fields }],
  })
  if (!parsed.ok) throw parsed.error
  return parsed.value
}
const fresh = (kind: FieldKind) => newField(formOf([]), kind, brandFieldId('f1'))
const valuesOf = ({ options = [] }: ReturnType<typeof fresh>): readonly string[] => options.map(({ value }) => value)

it('[T1700] a new question of yes or no is sound, and other choices become one without theirs', () => {
  const question = fresh('yesNo')
  expect(valuesOf(question)).toEqual(['yes', 'no'])
  const radio = fresh('radio')
  const became = changedKind(formOf([radio]), radio, 'yesNo')
  expect([valuesOf(became.field), became.lost]).toEqual([['yes', 'no'], ['the choices']])
  expect(() => formOf([became.field])).not.toThrow()
  const own = {
    ...question,
    options: [
      { value: 'yes', label: 'Ja' },
      { value: 'no', label: 'Nei' },
    ],
  }
  const back = changedKind(formOf([own]), own, 'radio')
  expect([back.field.options, back.lost]).toEqual([own.options, []])
})
