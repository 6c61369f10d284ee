/** The root of every error that Letterslot throws or returns: tell them apart by `code`, which never changes. */
export abstract class LetterslotError extends Error {
  /** Stable and kebab-case; each one is listed in docs/reference/errors.md. */
  abstract readonly code: string
}
