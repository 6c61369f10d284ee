import { expect, it } from 'vitest'
import { basePathOf, routeOf, sharedAddress, sharedCodeOf } from './address.ts'

it.each([
  ['/repo/f/#1.abc', '1.abc'],
  ['/repo/f#1.abc', '1.abc'],
  ['/repo/f/index.html#1.abc', '1.abc'],
  ['/repo/f/?utm_source=mail#1.abc', '1.abc'],
  ['/repo/#/f#1.abc', '1.abc'],
  ['/repo/f/', ''],
  ['/repo/', undefined],
  ['/repo/#content', undefined],
  ['/repo/#/forms/f/build', undefined],
  ['/repo/forms/a/build#1.abc', undefined],
  ['/repo/settings/#1.abc', undefined],
])('[T663] the address %s shares %s', (address, code) => {
  expect(sharedCodeOf(new URL(address, 'https://example.org'), '/repo/')).toBe(code)
})

it.each([
  ['https://example.org/', 'https://example.org/f/#1.abc'],
  ['https://example.org/repo/', 'https://example.org/repo/f/#1.abc'],
])('[T663] a studio at %s shares a form at %s', (studio, address) => {
  expect(sharedAddress(studio, '1.abc')).toBe(address)
  expect(sharedCodeOf(new URL(address), new URL(studio).pathname)).toBe('1.abc')
})

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
