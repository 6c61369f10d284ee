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

/** Decimals that a rule may count to. */
export const maxDecimals = 6

/** UTF-16 code units of a pattern. */
export const maxPatternLength = 2_000

/** Blocks under the receipt of a message. */
export const maxSentBlocks = 20

/** Rows of a group that repeats. */
export const maxRows = 50

/** Options of an order: each stands in the list of each rank. */
export const maxRanks = 30

/** Rows of a matrix. */
export const maxMatrixRows = 50

/** Options of a matrix: each is a column. */
export const maxMatrixOptions = 20

/** Questions of a group that repeats. */
export const maxRowFields = 12

/** UTF-16 code units of a name that is typed as a signature. */
export const maxSignatureLength = 200

/** UTF-16 code units of the answer to a field whose kind is the site's own. */
export const maxCustomLength = 2_000

/** UTF-16 code units of such a field's settings, as JSON. */
export const maxSettingsLength = 4_000

/** Levels of nesting in them. */
export const maxSettingsDepth = 8

/** Bytes of a form's cover. */
export const maxCoverBytes = 300_000

/** Bytes of a form's logo. */
export const maxLogoBytes = 60_000

/** Bytes of a picture between the fields. */
export const maxImageBytes = 120_000

/** Bytes of one font of a form's own. */
export const maxFontBytes = 120_000

/** Fonts of a form's own: one for headings and one for text. */
export const maxFonts = 2

/** UTF-16 code units of a list of fonts. */
export const maxFontListLength = 300

/** UTF-16 code units of the style sheet of a form's own. */
export const maxLookCssLength = 20_000

/** Pixels of a picture's side. */
export const maxPictureSide = 10_000

/** UTF-16 code units of a visitor's sentence that the maker changed: four times the longest of ours. */
export const maxChangedTextLength = 1_000

/** Further languages of a form: as many as forms speak. */
export const maxTranslations = 31

/** UTF-16 code units of an address that fills fields: a longer one fills none, since half of one may mean something else. */
export const maxPrefillAddressLength = 8_000

/** Values of an address, or of a site, that are read. */
export const maxPrefillValues = 200

/** UTF-16 code units of one such value. */
export const maxPrefillValueLength = 2_000
