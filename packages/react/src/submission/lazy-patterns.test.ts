import { expect, it } from 'vitest'
import { formOf } from '../form/form-file.ts'
import { loadPatterns } from '../on-demand.ts'
import { lazyPatterns } from './lazy-patterns.ts'

function fieldsWith(pattern: string) {
  const rule = { kind: 'pattern', pattern }
  return formOf({
    format: 'letterslot.form/1',
    version: 1,
    id: 'form',
    title: 'Form',
    locale: 'en',
    pages: [{ id: 'p1', fields: [{ id: 'f1', kind: 'text', name: 'a', label: 'A', rules: [rule] }] }],
  }).pages.flatMap(({ fields }) => fields)
}

it.each(['[a-z]+', 'yes|no', '\\d{4}'])('[C77] fetches nothing for the pattern %s', (pattern) => {
  expect(lazyPatterns(loadPatterns, fieldsWith(pattern))).toBe(undefined)
})

it('[C78] lets every answer pass until the matcher is there', async () => {
  const pattern = '[a-z]+(-[a-z]+)*'
  const patterns = lazyPatterns(loadPatterns, fieldsWith(pattern))
  const matches = patterns?.compile(pattern)
  expect(matches?.('!')).toBe(true)
  await patterns?.arrival()
  expect([matches?.('!'), matches?.('one-two'), patterns?.arrival()]).toEqual([false, true, undefined])
})

it('[C78] checks no answer where the matcher cannot be had', async () => {
  const pattern = '[a-z]+(-[a-z]+)*'
  const patterns = lazyPatterns(() => Promise.reject(new Error('gone')), fieldsWith(pattern))
  await patterns?.arrival()
  expect([patterns?.compile(pattern)?.('!'), patterns?.arrival()]).toEqual([undefined, undefined])
})
