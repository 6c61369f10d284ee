import { type Check, nothing } from './check.ts'

/**
 * Finds what is neither a letter of any script, nor its mark, nor joins the parts of a name: blanks, hyphens, apostrophes, dots. One
 * sign, not a run of right ones: an engine keeps each step of such a run, and a text of megabytes is too many.
 */
const foreignSign = /[^\p{L}\p{M}\s.'’ʼ‐‑·-]/u

/** Wants a text of letters alone: no digits and no other signs. */
export const checkLetters: Check = (value) =>
  typeof value === 'string' && foreignSign.test(value) ? [{ code: 'notLetters' }] : nothing
