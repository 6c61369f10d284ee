import { randomFillSync } from 'node:crypto'

/** Crockford's base32 in small letters, as ULIDs have it. */
const ulidCharacters = '0123456789abcdefghjkmnpqrstvwxyz'
const timeDigits = 10
const randomDigits = 16

/** Random bytes fetched at once, since each fetch costs a call of the system. */
const fetchedBytes = 4096

/**
 * Makes ids of rows: ULIDs (https://github.com/ulid/spec), which sort by time, so that an index of them grows at its end. With
 * random ones each row of a commit writes a page of the index for itself.
 * @param fillRandom - fills the bytes with uniform chance; tests pass a fixed one.
 */
export function createUlids(fillRandom: (bytes: Uint8Array) => void = randomFillSync): (nowMs: number) => string {
  const bytes = new Uint8Array(fetchedBytes)
  let used = fetchedBytes
  const randomDigit = (): string => {
    if (used === fetchedBytes) {
      fillRandom(bytes)
      used = 0
    }
    const byte = bytes[used] ?? 0
    used += 1
    return ulidCharacters.charAt(byte & 31)
  }
  return (nowMs) => {
    let id = ulidTime(nowMs)
    for (let digit = 0; digit < randomDigits; digit += 1) id += randomDigit()
    return id
  }
}

/** Milliseconds since the epoch in base32, the highest digit first. */
function ulidTime(nowMs: number): string {
  let digits = ''
  for (let rest = nowMs; digits.length < timeDigits; rest = Math.floor(rest / 32))
    digits = ulidCharacters.charAt(rest % 32) + digits
  return digits
}
