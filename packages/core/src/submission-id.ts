declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array }

/** Crockford's base32: no I, L, O or U, so that an id can be read over the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 26 characters of 5 bits: 130 random bits. */
const idLength = 26

/**
 * Makes the id that one filled-in form keeps through every attempt (`letterslot_id`).
 * @param fillRandom - fills the bytes with uniform chance and returns them; tests pass a fixed one.
 */
export function createSubmissionId(
  fillRandom = (bytes: Uint8Array): Uint8Array => crypto.getRandomValues(bytes),
): string {
  return Array.from(fillRandom(new Uint8Array(idLength)), (byte) => alphabet[byte & 31]).join('')
}

/** The short form of a submission's id that people read and quote: its first six characters, as `7F3K-Q2`. */
export function referenceOf(submissionId: string): string {
  return `${submissionId.slice(0, 4)}-${submissionId.slice(4, 6)}`
}
