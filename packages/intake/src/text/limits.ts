/** UTF-16 code units of a paste, so that reading it stays within seconds; a contact page has some ten thousand. */
export const maxPasteCharacters = 1_000_000

/** Controls that are read of one form; no form that a person fills in has as many. */
export const maxControls = 500

/** Characters of a diagnostic's subject: what it is about is told, not quoted whole. */
export const maxSubjectCharacters = 80

/** Steps from a name to its value, through constants that name each other; also bounds what names itself. */
export const maxEvaluationDepth = 40

/** UTF-16 code units of a script whose faults of meaning are passed by: each costs the parser some tenths of a millisecond. */
export const maxForgivenCharacters = 200_000

/** Beginnings of labels, or of an object's members, in a script whose faults of meaning are passed by. */
export const maxForgivenLabels = 300

/** Objects that parameters are gathered from; ten are many, and spreads of spreads multiply. */
export const maxSpreads = 200

/** UTF-16 code units of a text that constants are joined to; an id has some twenty. */
export const maxConstantLength = 10_000

/** Expressions looked at for one value, so that constants that double each other end. */
export const maxEvaluationSteps = 2_000

/** UTF-16 code units of HTML drawn from JSX, whose lists within lists multiply. */
export const maxHtmlLength = 2_000_000

/** Tags of mere formatting that a browser's parser is given: it takes a time that grows with the square of those left open. */
export const maxFormattingTags = 2_000

/** Elements within each other of a page that a browser's parser is given: it takes the square of their depth, 12 s for 100,000. */
export const maxNestedElements = 10_000

/** UTF-16 code units of a line that are looked at to tell code, style sheet and words apart; how each begins is shorter. */
export const maxHeadCharacters = 200

/** UTF-16 code units of a value in a style sheet; colours and lists of fonts are shorter. */
export const maxValueCharacters = 1_000

/** UTF-16 code units of a colour in a style sheet. */
export const maxColorCharacters = 200

/** Brackets of a colour in a style sheet: those within each other cost a multiple each. */
export const maxColorBrackets = 6

/** Selectors of a rule that are looked at; those of rules within each other multiply. */
export const maxSelectors = 40

/** UTF-16 code units of a selector that is looked at. */
export const maxSelectorCharacters = 300

/** Elements of a page whose own styles are looked at. */
export const maxStyledElements = 5_000

/** Custom properties that are put in for one value, and within each other. */
export const maxSubstitutions = 32
