import { expect, it } from 'vitest'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { mapFromRows, rowProblem, rowsOf } from './Mapping.tsx'

const { form } = documentFromStart(contactStart, { to: '', id: 'contact' })
const [first] = form.pages[0]?.fields ?? []
const field = String(first?.id)
const taken = 'This name is sent already.'

it('[T330] the mapping of a form shows as rows, and rows make it again', () => {
  const map = { from_name: field, reply_to: 'f2' }
  expect(rowsOf(map)).toEqual([
    { name: 'from_name', field },
    { name: 'reply_to', field: 'f2' },
  ])
  expect(mapFromRows(rowsOf(map), form)).toEqual(map)
  expect([rowsOf(undefined), mapFromRows([], form)]).toEqual([[], undefined])
})

it.each([
  ['', undefined],
  ['from_name', undefined],
  ['a-b', undefined],
  ['1a', /cannot be sent/],
  ['a b', /cannot be sent/],
  ['from.name', /cannot be sent/],
  ['ü', /cannot be sent/],
  ['a'.repeat(64), undefined],
  ['a'.repeat(65), /cannot be sent/],
  ['user_id', /used by the sending itself/],
  ['accessToken', /never hold a private key/],
  ['letterslot_id', /used by the sending itself/],
  [first?.name ?? '', /This name is sent already/],
])('[T330] of the name %j it says %s', (name, problem) => {
  const words = rowProblem([{ name, field }], 0, form)
  if (problem === undefined) expect(words).toBeUndefined()
  else expect(words).toMatch(problem)
})

it('[T330] of two rows with one name the second is wrong', () => {
  const rows = [
    { name: 'from_name', field },
    { name: 'from_name', field: 'f2' },
  ]
  expect([rowProblem(rows, 0, form), rowProblem(rows, 1, form)]).toEqual([undefined, taken])
  expect(mapFromRows(rows, form)).toEqual({ from_name: field })
})

it('[T330] rows that are not whole, or wrong, are kept out of the form', () => {
  const rows = [
    { name: 'from_name', field: '' },
    { name: '', field },
    { name: '1a', field },
  ]
  expect(mapFromRows(rows, form)).toBeUndefined()
})

it.each(['constructor', '__proto__', 'toString'])(
  '[T330 F14] the name %s, which could reach a prototype, is refused',
  (name) => {
    expect(rowProblem([{ name, field }], 0, form)).toMatch(/not allowed in a document|Choose another/)
    expect(mapFromRows([{ name, field }], form)).toBeUndefined()
  },
)
