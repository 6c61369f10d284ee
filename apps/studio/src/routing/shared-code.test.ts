import { expect, it } from 'vitest'
import { sharedAddress, sharedCodeOf } from './shared-code.ts'

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
