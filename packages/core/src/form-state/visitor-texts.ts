import type { PartLabel } from '../model/parts.ts'
import type { Kept } from './message.ts'
import type { NotSentReason, PersonReason } from './unsent.ts'

/**
 * A text with tokens; or its forms, by the token that decides among them: for a number by CLDR's plural categories, for a word
 * by that word, and `other`.
 */
export type CountedText = string | Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * The texts that visitors read while they fill in a form. Tokens of all texts: `{maker}`, `{Maker}` at the start of a sentence,
 * `{n}`, `{ref}`, `{time}`, `{date}`, `{label}`, `{limit}`, `{address}`. A token is filled in once: what replaces it is never read again.
 */
export interface FormTexts {
  /** Stands for a maker whose name the form does not say. */
  readonly owner: string
  readonly marked: string
  readonly goesTo: string
  readonly choose: string
  readonly send: string
  readonly notSent: string
  /** The code that sends could not be fetched. */
  readonly notLoaded: string
}

/**
 * The texts that visitors read once Send was pressed, or of messages that wait from before: needed only then, so in a table of its
 * own. Why a message is not sent, what a person has to settle and how it is kept are texts by those very names.
 */
export interface OutcomeTexts extends Readonly<Record<NotSentReason | PersonReason | Kept, string>> {
  readonly problem: CountedText
  readonly problems: CountedText
  /** A line of the list of problems; its colon is left out after a label that ends in a mark of its own. */
  readonly problemOf: string
  readonly sending: string
  readonly stillSending: string
  /** The label of the button that takes the suggested address. */
  readonly didYouMean: string
  readonly older: string
  readonly olderMore: CountedText
  readonly seeIt: string
  readonly back: string
  readonly removed: string
  readonly undo: string
  /** A heading, where it is `saved`. */
  readonly notSentSaved: string
  readonly whenOnline: string
  readonly nextTry: string
  readonly nextTryUnknown: string
  readonly nextTryClosed: string
  readonly mayClose: string
  readonly trying: string
  readonly tryNow: string
  readonly tryAgain: string
  readonly show: string
  readonly hide: string
  readonly copy: string
  readonly copied: string
  readonly download: string
  readonly remove: string
  /** In place of `remove`, where the device has nothing. */
  readonly discard: string
  readonly written: string
  readonly sent: string
  readonly receives: string
  readonly late: string
  readonly repeated: string
  readonly another: string
  readonly notDelivered: string
  readonly probed: string
  /** In place of `tooLarge`, where the answers alone are not. */
  readonly filesTooLarge: string
  readonly reach: string
  readonly ownMail: string
  readonly reference: string
  readonly forOwner: string
}

/** Everything that visitors read besides the form's own words. */
export interface VisitorTexts extends FormTexts, OutcomeTexts {}

/** The words visitors read of what few forms have: in a table of its own, which other forms do not load. */
export interface RareTexts {
  /** Names the text beside the choice `{label}`. */
  readonly otherAnswer: string
  /** Begins what a rule says that only advises. */
  readonly advice: string
}

/** The words visitors read of a signature. */
export interface SignatureTexts {
  /** Stands where a signature is drawn. */
  readonly drawHere: string
  /** Stands in the text below it, in which a typed name counts too. */
  readonly orTypeName: string
  /** The signature was drawn at `{time}`. */
  readonly drawn: string
  readonly clear: string
}

/** The words visitors read beside the parts of a range of days, a name and an address. */
export interface PartTexts extends Readonly<Record<PartLabel, string>> {}

/** The words visitors read of a group that repeats. */
export interface RowsTexts {
  /** Adds one more; `{item}` is the maker's word. */
  readonly addRow: string
}

/** The words visitors read of a list that is searched by typing. */
export interface SearchTexts {
  /** Told aloud: `{n}` options fit what was typed. */
  readonly optionsFound: CountedText
}

/** The words visitors read of a form that shows one page after another. */
export interface PageTexts {
  /** Leads to a page without a name. */
  readonly next: string
  /** Leads to the page named `{label}`. */
  readonly nextPage: string
  readonly previous: string
  /** The page's number `{n}` of `{limit}`. */
  readonly step: string
  /** Leads to the site `{address}`, once the message is sent. */
  readonly goOn: string
  /** Names the last page, on which all answers are read once more. */
  readonly review: string
  /** Leads to that page from a field that was to be changed. */
  readonly backToReview: string
  /** The heading of that page. */
  readonly isRight: string
  readonly nothingSent: string
  readonly change: string
  /** Names the button `change` beside the answer to `{label}`. */
  readonly changeOf: string
  readonly noAnswer: string
}

/** The words visitors read of a form that keeps drafts. */
export interface DraftTexts {
  readonly draftKept: string
  readonly startOver: string
  /** Stands before what was written in fields that are gone, or are others by now. */
  readonly draftUnfit: string
  readonly draftNotKept: string
  readonly saveDraft: string
  readonly openDraft: string
  readonly notADraft: string
}

/** The words visitors read in place of a form, or under it, on a page that keeps it from working. */
export interface NoticeTexts {
  readonly noForm: string
  readonly noSending: string
  /** Stands before the fallback addresses. */
  readonly writeTo: string
}
