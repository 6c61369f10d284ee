import { expect, it } from 'vitest'
import { basePathOf, routeOf } from './fragment-history.ts'

const cases: readonly (readonly [string, string | undefined])[] = [
  ['/repo/', '/'],
  ['/repo/index.html', '/'],
  ['/repo/#/forms/a/build', '/forms/a/build'],
  ['/repo/#/messages?view=inbox', '/messages?view=inbox'],
  ['/repo/settings/', '/settings'],
  ['/repo/settings/index.html', '/settings'],
  ['/repo/forms/a/build', '/forms/a/build'],
  ['/repo/f#shared', '/f#shared'],
  ['/repo/settings/#/forms/a/try', '/forms/a/try'],
  ['/repo/#content', undefined],
]

it.each(cases)('[T40] on a static host %s means %s', (address, route) => {
  const { pathname, search, hash } = new URL(address, 'https://example.org')
  expect(routeOf({ pathname, search, hash }, '/repo/')).toBe(route)
})

it.each([
  ['https://example.org/assets/index-a1.js', '/'],
  ['https://example.org/repo/assets/index-a1.js', '/repo/'],
  ['https://example.org/a/b/assets/index-a1.js?v=1', '/a/b/'],
])('[T41] the entry script %s stands in %s', (entry, base) => {
  expect(basePathOf(entry)).toBe(base)
})
