import { describe, expect, it } from 'vitest'
import { documentOf } from '../form-of.test.fixture.ts'
import { parseForm } from './parse.ts'

function faultsOf(document: unknown): readonly (readonly [string, string])[] {
  const parsed = parseForm(document)
  return parsed.ok ? [] : parsed.error.faults.map(({ pointer, code }) => [pointer, code])
}

const options = [{ value: 'a', label: 'A' }]
const asked = [
  { kind: 'text' },
  { kind: 'number' },
  { kind: 'date' },
  { kind: 'checkboxes', options },
  { kind: 'content' },
  { kind: 'file' },
  { kind: 'time' },
]
const about = (condition: object): readonly (readonly [string, string])[] =>
  faultsOf(documentOf([...asked, { visibleWhen: condition }])).map(([pointer, code]) => [
    pointer.replace('/pages/0/fields/7/visibleWhen', ''),
    code,
  ])

describe('the operands of a condition', () => {
  it.each<[object, string, string]>([
    [{ field: 'f0', is: 'equal', to: { field: 'gone' } }, '/to/field', 'unknown-reference'],
    [{ field: 'f0', is: 'equal', to: { field: 'f4' } }, '/to/field', 'comparison-mismatch'],
    [{ field: 'f0', is: 'equal', to: { field: 'f5' } }, '/to/field', 'comparison-mismatch'],
    [{ field: 'f0', is: 'greater', to: { field: 'f1' } }, '/to/field', 'comparison-mismatch'],
    [{ field: 'f1', is: 'greater', to: { field: 'f2' } }, '/to/field', 'comparison-mismatch'],
    [{ field: 'f0', is: 'contains', to: { field: 'f0' } }, '/to', 'comparison-mismatch'],
    [{ field: 'f6', is: 'less', to: { field: 'f2' } }, '/to/field', 'comparison-mismatch'],
    [{ field: 'f6', is: 'less', to: '25:00' }, '/to', 'comparison-mismatch'],
    [{ field: 'f6', is: 'less', to: { today: 0 } }, '/to', 'comparison-mismatch'],
    [{ field: 'f0', is: 'equal', to: {} }, '/to', 'wrong-type'],
    [{ field: 'f2', is: 'equal', to: { field: 'f2', today: 0 } }, '/to', 'wrong-type'],
    [{ field: 'f1', is: 'equal', to: { today: 0 } }, '/to', 'comparison-mismatch'],
    [{ field: 'f2', is: 'equal', to: { today: 0.5 } }, '/to/today', 'contradiction'],
    [{ field: 'f2', is: 'equal', to: { today: '1' } }, '/to/today', 'wrong-type'],
    [{ field: 'f0', count: true, is: 'equal', to: 1 }, '/count', 'comparison-mismatch'],
    [{ field: 'f3', count: false, is: 'equal', to: 1 }, '/count', 'unknown-value'],
    [{ field: 'f3', count: true, is: 'contains', to: 1 }, '/is', 'comparison-mismatch'],
    [{ field: 'f3', count: true, is: 'equal', to: -1 }, '/to', 'contradiction'],
    [{ field: 'f3', count: true, is: 'equal', to: 'one' }, '/to', 'wrong-type'],
  ])('[C253] %j is a fault at %s: %s', (condition, pointer, code) => {
    expect(about(condition)).toEqual([[pointer, code]])
  })

  it.each([
    { field: 'f1', is: 'greater', to: { field: 'f1' } },
    { field: 'f2', is: 'atMost', to: { field: 'f2' } },
    { field: 'f6', is: 'atMost', to: { field: 'f6' } },
    { field: 'f6', is: 'less', to: '08:00' },
    { field: 'f2', is: 'notEqual', to: { today: -36_525 } },
    { field: 'f3', count: true, is: 'atLeast', to: { field: 'f1' } },
    { field: 'f5', count: true, is: 'less', to: 3 },
  ])('[C253] %j is sound', (condition) => {
    expect(about(condition)).toEqual([])
  })
})

describe('circles', () => {
  it('[C253] a field that is shown by another answer does not decide about itself', () => {
    const about = (id: string): object => ({ field: 'f2', is: 'equal', to: { field: id } })
    expect(faultsOf(documentOf([{}, { visibleWhen: about('f0') }, { visibleWhen: about('f1') }]))).toEqual([
      ['/pages/0/fields/1/visibleWhen', 'condition-cycle'],
      ['/pages/0/fields/2/visibleWhen', 'condition-cycle'],
    ])
  })
})
