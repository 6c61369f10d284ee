import { expect, it } from 'vitest'
import { withFixedHashes } from './fixed-hashes.ts'
import { brotliBytes } from './studio-starts.ts'

const pageOf = (first: string, second: string): string => `script-src 'sha256-${first}=' 'sha256-${second}='`
const page = pageOf('a'.repeat(43), 'a'.repeat(43))

it('measures a page by what it says, not by what it is allowed to run', () => {
  const other = pageOf(`${'b'.repeat(40)}+/9`, '1'.repeat(43))
  expect(withFixedHashes(page)).toBe(withFixedHashes(other))
  expect(withFixedHashes(page)).toHaveLength(page.length)
})

it('keeps what each hash costs', () => {
  expect(withFixedHashes(page)).toMatch(/^script-src 'sha256-(?<first>.{44})' 'sha256-(?!\k<first>).{44}'$/)
  expect(brotliBytes(withFixedHashes(page))).toBeGreaterThan(2 * 32)
})
