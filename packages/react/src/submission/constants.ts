/** Delay of the spinner after an attempt's start, in ms: an answer that comes at once needs none. */
export const spinnerDelayMs = 150

/** Least time that a shown spinner stays, in ms: one that flashes looks like a fault. */
export const spinnerStaysMs = 400

/** Time of an attempt before *still sending* is said, in ms. */
export const stillSendingAfterMs = 5_000

/** A message that goes out sooner after its writing is not called late, in ms, whatever the day. */
export const lateAfterMs = 60_000

/** Interval of the countdown to the next try, in ms. */
export const tickMs = 1_000

/** Length limit of a `mailto:` address, in characters: Windows hands over about 2,000. */
export const mailtoLength = 1_900

/** Limit of all answers together in UTF-8 bytes, as the client checks: the provider's 50 kB. */
export const paramsLimitBytes = 51_200

/** Number of older messages that have a line of their own before the form; the rest are counted. */
export const olderShown = 3

/** Number of older messages read at once. */
export const olderPageSize = 100

/** Share of a long text's limit from which its length is told: before that it is of no use. */
export const lengthToldFrom = 0.8

/** Pause in typing before the length is told, in ms: a screen reader would say every key's. */
export const lengthToldAfterMs = 500

/** A label in a sentence, with what quotes it in any language. */
export const labelInQuotes: RegExp = /\{label\}(\s?[»«”“’」』״"])?/
