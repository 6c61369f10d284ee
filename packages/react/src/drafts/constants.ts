/** Least time between two writes of a draft, in ms: with the wait for an idle moment at most a second of typing is lost. */
export const draftIntervalMs = 700

/** Longest wait of a write for an idle moment, in ms. */
export const draftIdleMs = 100

/** Age from which on a draft is gone, in ms: seven days after the last letter. */
export const draftLastsMs: number = 7 * 24 * 60 * 60 * 1000

/** Largest file that is read as a draft, in bytes: files of 25 MB are a third larger in it, and no connection carries more. */
export const draftFileLimitBytes = 40_000_000
