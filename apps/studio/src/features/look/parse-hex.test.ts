import { expect, it } from 'vitest'
import { parseHex } from './ColorList.tsx'

it.each([
  ['#a9502c', '#a9502c'],
  [' A9502C ', '#a9502c'],
  ['#fa0', '#ffaa00'],
  ['#a950', undefined],
  ['red', undefined],
  ['', undefined],
])('[T1287] reads “%s” as %s', (text, hex) => {
  expect(parseHex(text)).toBe(hex)
})
