/** Where EmailJS listens; replaced by `origin`. */
export const defaultOrigin = 'https://api.emailjs.com'

/** How long a JSON request may take, in ms: the slowest answer worth waiting for on a phone's bad line. */
export const jsonTimeoutMs = 30_000

/** How long a multipart request may take, in ms: 10 MB of files at 1 Mbit/s upwards need 80 s. */
export const formTimeoutMs = 120_000

/** The longest delay that a timer can hold, in ms; a longer one would fire at once or be refused. */
export const longestTimerMs = 2_147_483_647

/**
 * How many bytes all parameters together may have.
 * @see the provider's answer 413, "The maximum allowed variables size is 50Kb"; read as binary kilobytes, so that
 * nothing is refused here that the provider would take.
 */
export const defaultMaxParamsBytes: number = 50 * 1024
