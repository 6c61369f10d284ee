import { type Check, nothing } from './check.ts'

/** Takes letters of every script with their marks, and what joins the parts of a name: blanks, hyphens, apostrophes, dots. */
const nameLetters = /^[\p{L}\p{M}\s.'’ʼ‐‑·-]*$/u

/** Wants a text of letters alone: no digits and no other signs. */
export const checkLetters: Check = (value) =>
  typeof value === 'string' && !nameLetters.test(value) ? [{ code: 'notLetters' }] : nothing
