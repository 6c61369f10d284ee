import { expect, it } from 'vitest'
import { insertMatches } from './InsertMenu.tsx'

const found = (query: string) => insertMatches(query).map(({ info, also }) => [info.kind, also])

it('[T1671] what is typed finds kinds by name first, then by other words for them', () => {
  expect(found('dat')).toEqual([
    ['date', undefined],
    ['dateRange', undefined],
    ['datetime', undefined],
  ])
  expect(found('text').slice(0, 3)).toEqual([
    ['content', undefined],
    ['text', undefined],
    ['textarea', undefined],
  ])
  expect(found('upl')).toEqual([['file', 'upload']])
  expect(found('number')[0]).toEqual(['number', undefined])
  expect(found('number')[1]).toEqual(['tel', 'number'])
  expect(found('xyz')).toEqual([])
  expect(insertMatches('')).not.toHaveLength(0)
})
