/** EmailJS's origin; `origin` replaces it. */
export const defaultOrigin = 'https://api.emailjs.com'

/** The time limit of a JSON request, in ms: the slowest answer worth waiting for on a phone's bad line. */
export const jsonTimeoutMs = 30_000

/** The time limit of a multipart request, in ms: 10 MB of files at 1 Mbit/s upwards need 80 s. */
export const formTimeoutMs = 120_000

/** The longest delay that a timer can hold, in ms; a longer one would fire at once or be refused. */
export const longestTimerMs = 2_147_483_647

/**
 * The most bytes that all parameters may have together.
 * @see the provider's answer 413, "The maximum allowed variables size is 50Kb"; read as binary kilobytes, so that
 * nothing is refused here that the provider would take.
 */
export const defaultMaxParamsBytes: number = 50 * 1024
