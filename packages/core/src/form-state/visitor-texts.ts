/**
 * What visitors read of a form that they fill in. Tokens of all texts: `{maker}`, `{Maker}` at the start of a sentence,
 * `{n}`, `{ref}`, `{time}`, `{date}`, `{label}`, `{limit}`. A token is filled in once: what replaces it is never read again.
 */
export interface FormTexts {
  /** Stands for a maker whose name the form does not say. */
  readonly owner: string
  readonly marked: string
  readonly goesTo: string
  readonly choose: string
  readonly send: string
  readonly sending: string
  readonly stillSending: string
  readonly notSent: string
  /** What sends could not be fetched. */
  readonly notLoaded: string
}

/** What visitors read once Send was pressed: needed only then, so in a table of its own. */
export interface OutcomeTexts {
  readonly problem: string
  readonly problems: string
  readonly offline: string
  readonly silent: string
  readonly tryAgain: string
  readonly copy: string
  readonly copied: string
  readonly download: string
  readonly sent: string
  readonly receives: string
  readonly late: string
  readonly repeated: string
  readonly another: string
  readonly notDelivered: string
  readonly refused: string
  readonly notConnected: string
  readonly blocked: string
  readonly tooLarge: string
  readonly kept: string
  readonly reach: string
  readonly ownMail: string
  readonly reference: string
  readonly forOwner: string
}

/** Everything that visitors read besides the form's own words. */
export interface VisitorTexts extends FormTexts, OutcomeTexts {}
