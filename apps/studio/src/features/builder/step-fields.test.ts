import { brandFieldId, type FieldKind, type Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { translatablesOf } from '../../domain/languages/translatable.ts'
import { answerOptions } from './answer-options.ts'
import { changedKind } from './changed-kind.ts'
import { newField } from './new-field.ts'
import { operatorsFor } from './operators.ts'

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

it('[T1701] new rows of steps and sliders are sound, numbers become one another, and words at the ends stay', () => {
  const slider = fresh('slider')
  expect(slider.rules).toEqual([{ kind: 'range', min: 0, max: 10, step: 1 }])
  const number = changedKind(formOf([slider]), slider, 'number')
  expect([number.field.rules[0], number.lost]).toEqual([slider.rules[0], []])
  const scale = fresh('scale')
  expect([scale.from, scale.to]).toEqual([0, 10])
  const stars = changedKind(formOf([scale]), scale, 'rating').field
  expect([stars.from, stars.to, stars.toLabel]).toEqual([undefined, 5, scale.toLabel])
  const text = changedKind(formOf([scale]), scale, 'text').field
  expect(Object.keys(text)).not.toContain('toLabel')
  expect(operatorsFor(scale)).toContain('atLeast')
})

it('[T1700] an order begins without one, whatever was chosen to begin with before it was one', () => {
  const radio = { ...fresh('radio'), default: valuesOf(fresh('radio'))[0] ?? '' }
  const became = changedKind(formOf([radio]), radio, 'ranking')
  expect([became.field.default, valuesOf(became.field)]).toEqual([undefined, valuesOf(radio)])
  expect(() => formOf([became.field])).not.toThrow()
})

it('[T1793] a new field of a kind of the site’s own is sound, and one that becomes another kind leaves its settings out', () => {
  const own = { ...fresh('custom'), settings: { rows: 4 } }
  expect(() => formOf([own])).not.toThrow()
  const became = changedKind(formOf([own]), own, 'text')
  expect([became.field.customKind, became.field.settings, became.lost]).toEqual([
    undefined,
    undefined,
    ['the settings of your kind'],
  ])
  const back = changedKind(formOf([became.field]), became.field, 'custom')
  expect([back.field.customKind, back.lost]).toEqual(['my-kind', []])
})

it('[T1702] a new matrix is sound, asks for answers of its rows in conditions, and becomes one from choices without what it cannot have', () => {
  const matrix = fresh('matrix')
  expect(() => formOf([matrix])).not.toThrow()
  expect([operatorsFor(matrix), answerOptions(matrix)?.length]).toEqual([['contains', 'filled', 'empty'], 6])
  expect(answerOptions(matrix)?.[0]).toEqual({ value: 'First question: Never', label: 'First question: Never' })
  expect(translatablesOf(formOf([matrix])).filter(({ part }) => part === 'row')).toHaveLength(2)
  const radio = { ...fresh('radio'), options: [{ value: 'a', label: 'A', price: 2, freeText: true }] }
  const became = changedKind(formOf([radio]), radio, 'matrix').field
  expect(became).toMatchObject({ options: [{ value: 'a', label: 'A' }], rows: matrix.rows })
  expect(() => formOf([became])).not.toThrow()
  const back = changedKind(formOf([became]), became, 'radio')
  expect([back.lost, back.field.rows]).toEqual([['the rows'], undefined])
})
