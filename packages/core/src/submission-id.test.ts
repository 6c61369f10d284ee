import { describe, expect, it } from 'vitest'
import { createSubmissionId, referenceOf } from './submission-id.ts'

describe('createSubmissionId', () => {
  it('[C70] is 26 characters of Crockford base32 from the bytes it is given', () => {
    const counting = (bytes: Uint8Array): Uint8Array => bytes.map((_, index) => 230 + index)
    expect(createSubmissionId(counting)).toBe('6789ABCDEFGHJKMNPQRSTVWXYZ')
  })

  it('[C70] is new each time, uses the whole alphabet and fits the wire', () => {
    const ids = Array.from({ length: 2000 }, () => createSubmissionId())
    expect(new Set(ids).size).toBe(2000)
    expect(ids.every((id) => /^[A-Za-z0-9_-]{16,64}$/.test(id))).toBe(true)
    expect([...new Set(ids.join(''))].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  })

  it('[C71] is quoted by its first six characters', () => {
    expect(referenceOf('7F3KQ2XXXXXXXXXXXXXXXXXXXX')).toBe('7F3K-Q2')
  })
})
