import fc, { type Arbitrary } from 'fast-check'

/**
 * Any character of Unicode, for `fc.string`. What fast-check has for it (`unit: 'binary'`) makes a table of all million of
 * them first, which takes seconds.
 */
export const anyCharacter: Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
