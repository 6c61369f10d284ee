import { expect, it, vi } from 'vitest'
import { loadPatterns } from '../on-demand.ts'
import { formOf } from './form-file.ts'
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
  expect(lazyPatterns(loadPatterns)(fieldsWith(pattern))).toBe(undefined)
})

it('[C78] lets every answer pass until the matcher is there, and Send wait for it once', async () => {
  const pattern = '[a-z]+(-[a-z]+)*'
  const patterns = lazyPatterns(loadPatterns)(fieldsWith(pattern))
  const matches = patterns?.compile(pattern)
  const submit = vi.fn()
  expect([matches?.('!'), patterns?.delays(submit), patterns?.delays(submit)]).toEqual([true, true, false])
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect([matches?.('!'), matches?.('one-two'), patterns?.delays(submit)]).toEqual([false, true, false])
})
