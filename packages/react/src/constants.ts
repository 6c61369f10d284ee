/** Our version, as the wire's `lib_version` in a form that is sent without scripts. */
export const version = '0.1.0'

/** How long an attempt runs before the spinner shows, in ms: an answer that comes at once needs none. */
export const spinnerDelayMs = 150

/** How long a spinner that was shown stays, in ms: one that flashes looks like a fault. */
export const spinnerStaysMs = 400

/** How long an attempt runs before we say that it still does, in ms. */
export const stillSendingAfterMs = 5_000

/** How many fields share one section of the page: a change lays out one section, not the form. */
export const sectionSize = 32

/** How long a `mailto:` address may be, in characters: Windows hands over about 2,000. */
export const mailtoLength = 1_900

/** How much of a transport's text is kept for the site's owner, in characters: a line, not its HTML page. */
export const failureTextLength = 200
