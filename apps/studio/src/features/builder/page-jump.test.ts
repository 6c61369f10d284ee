import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { jumpTargets, withJump } from './page-jump.ts'

const when = { field: 'f1', is: 'equal', to: 'yes' }

function formOf(next?: readonly object[]) {
  const field = { id: 'f1', kind: 'text', name: 'a', label: 'A', rules: [] }
  const pages = ['p1', 'p2', 'p3', 'p4'].map((id, index) => ({ id, fields: index === 0 ? [field] : [] }))
  const read = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'a',
    title: 'A',
    locale: 'en',
    pages: pages.map((page) => (page.id === 'p1' && next ? { ...page, next } : page)),
  })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

it.each([
  ['nothing', undefined, 2, [{ to: 'p3' }], 0],
  ['nothing', undefined, 4, [{ end: true }], 0],
  ['a condition', [{ when, to: 'p3' }], 4, [{ when, to: 'p3' }, { end: true }], 1],
  ['always', [{ to: 'p3' }], 4, [{ end: true }], 0],
  ['always behind a condition', [{ when, end: true }, { to: 'p3' }], 1, [{ when, end: true }, { to: 'p2' }], 1],
  ['always', [{ to: 'p3' }], 1, undefined, 0],
] as const)('[T1856] a jump among %s: %j to %i', (_name, ways, to, next, position) => {
  expect(withJump(formOf(ways), 0, to)).toEqual({ next, position })
})

it('[T1856] a jump leads on, and nowhere that is led to already', () => {
  expect(jumpTargets(formOf(), 0)).toEqual([2, 3, 4])
  expect(jumpTargets(formOf([{ to: 'p3' }]), 0)).toEqual([1, 3, 4])
  expect(jumpTargets(formOf([{ when, to: 'p3' }]), 0)).toEqual([2, 3, 4])
  expect(jumpTargets(formOf(), 2)).toEqual([4])
  expect(jumpTargets(formOf(), 3)).toEqual([])
  // Behind the pages nothing is led on from.
  expect(jumpTargets(formOf(), -1)).toEqual([])
})
