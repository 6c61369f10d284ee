/** Below this there is no room for the panels at the sides; the style sheets say the same. */
export const narrow = '(max-width: 1023px)'
