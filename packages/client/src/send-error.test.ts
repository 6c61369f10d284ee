import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from '../../../scripts/any-character.ts'
import { oneLine } from './send-error.ts'

it.each([
  ['a short line', 'The service ID not found.', 'The service ID not found.'],
  ['an address in brackets', 'Zoho: 550 <ada@example.org> refused', 'Zoho: 550 <ada@example.org> refused'],
  ['several lines', ' first\r\n\r\n second ', 'first second'],
  ['a page', '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head></html>', '502 Bad Gateway'],
  ['nothing', '', ''],
])('[L28] [F30] keeps one plain line of %s', (_name, text, line) => {
  expect(oneLine(text)).toBe(line)
})

it('[L28] [F30] cuts any text to 200 characters without line breaks', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 5000 }), (text) => {
      expect(oneLine(text)).toMatch(/^[^\r\n]{0,200}$/)
    }),
  )
})

it('[L28] [F30] looks at the first 2000 characters only, however long a page is', () => {
  expect(oneLine(`${' '.repeat(1995)}shown${'<a'.repeat(1_000_000)}`)).toBe('shown')
})
