/** A spinner that would flash is worse than none: work shorter than this shows nothing. */
export const spinnerDelayMs = 150
/** Once shown, a spinner stays at least this long, so that it can be seen. */
export const spinnerMinimumMs = 400
/** Rest of a pointer before a name appears. */
export const tooltipDelayMs = 600
/** Time that a toast with an action stays: long enough to read it and to reach the button. */
export const toastMs = 10_000
