import { expect, it } from 'vitest'
import { interpolate } from './interpolate.ts'

it.each([
  ['Goes to {maker}.', { maker: 'Ada' }, 'Goes to Ada.'],
  ['{maker} and {ref}', { maker: '{ref}', ref: 'R1' }, '{ref} and R1'],
  ['{maker} {unknown} %s {{ref}}', { maker: '$& $1', ref: 7 }, '$& $1 {unknown} %s {7}'],
  ['{constructor}', {}, '{constructor}'],
])('[R53 F24] fills %j once', (text, tokens, filled) => {
  expect(interpolate(text, tokens)).toBe(filled)
})
