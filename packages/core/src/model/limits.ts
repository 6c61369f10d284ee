/** Levels of nesting in a document, so that hostile input cannot overflow the stack. Real forms need about ten. */
export const maxDepth = 64

/** Values in a document, everything counted, so that reading one stays within some tenths of a second. */
export const maxNodes = 100_000

/** UTF-16 code units of all texts and keys of a document together. */
export const maxCharacters = 2_000_000

/** Fields in a form: conditions may hang on each other in a chain as long as this. */
export const maxFields = 1_000

/** Days that a rule may count from today, there and back: a hundred years. */
export const maxDaysFromToday = 36_525

/** UTF-16 code units of a pattern. */
export const maxPatternLength = 2_000
