/** Our version, as the wire's `lib_version` in a form that is sent without scripts. */
export const version = '0.1.0'

/** How long an attempt runs before the spinner shows, in ms: an answer that comes at once needs none. */
export const spinnerDelayMs = 150

/** How long a spinner that was shown stays, in ms: one that flashes looks like a fault. */
export const spinnerStaysMs = 400

/** How long an attempt runs before we say that it still does, in ms. */
export const stillSendingAfterMs = 5_000

/** A message that goes out sooner after its writing is not called late, in ms, whatever the day. */
export const lateAfterMs = 60_000

/** How often the time to the next try is counted down, in ms. */
export const tickMs = 1_000

/** How many fields share one section of the page: a change lays out one section, not the form. */
export const sectionSize = 32

/** How long a `mailto:` address may be, in characters: Windows hands over about 2,000. */
export const mailtoLength = 1_900

/** How much all answers together may weigh, in UTF-8 bytes, as the client checks: the provider's 50 kB. */
export const paramsLimitBytes = 51_200

/** How many older messages have a line of their own before the form; the rest are counted. */
export const olderShown = 3

/** How many older messages are read at once. */
export const olderPageSize = 100
