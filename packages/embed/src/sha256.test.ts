import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

const known = (text: string): string => createHash('sha256').update(text).digest('base64')

it.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000, 400_000])(
  '[B81] digests %i characters as everybody does',
  (length) => {
    const text = 'a'.repeat(length)
    expect(sha256(text)).toBe(known(text))
  },
)

it('[B81] digests any text as everybody does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(known(text))
    }),
  )
})
