import { brandFieldId, type Condition, type Field, type Rule } from '@letterslot/core'
import { expect, it } from 'vitest'
import { withNewIds } from './with-new-ids.ts'

const field = (id: string, more: Partial<Field> = {}): Field => ({
  ...{ id: brandFieldId(id), kind: 'text', name: id, label: id, rules: [], ...more },
})
const asks = (id: string, other: string): Condition => ({
  all: [{ field: brandFieldId(id), is: 'filled' }, { not: { any: [equal(id, other)] } }],
})
const equal = (id: string, other: string): Condition => ({
  ...{ field: brandFieldId(id), is: 'equal', to: { field: brandFieldId(other) } },
})
const rules = (id: string, other: string): readonly Rule[] => [
  { kind: 'required' },
  { kind: 'compare', is: 'atLeast', to: { field: brandFieldId(id) } },
  { kind: 'sum', with: [{ field: brandFieldId(id) }, { field: brandFieldId(other) }], max: 9 },
]

it('[T1667] copies of several fields ask for one another, and for fields that were not copied as before', () => {
  let count = 0
  const newId = () => {
    count += 1
    return brandFieldId(`new${count}`)
  }
  const more = (id: string): Partial<Field> => ({
    visibleWhen: asks(id, 'far'),
    requiredWhen: equal('far', id),
    rules: rules(id, 'far'),
    prefillFrom: { field: brandFieldId(id) },
  })
  expect(withNewIds([field('a'), field('b', more('a')), field('c', more('far'))], newId)).toEqual([
    { ...field('a'), id: 'new1' },
    { ...field('b', more('new1')), id: 'new2' },
    { ...field('c', more('far')), id: 'new3' },
  ])
})
