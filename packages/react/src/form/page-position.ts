import type { FieldId, PageId } from '@letterslot/core'

/** Holds the page that a form shows. The same object is shared by all that draws the form. */
export interface Pager {
  position(): PagePosition
  /** Shows a page. With `asked` the focus goes to its heading, or to the field that is to be changed. */
  show(page: PageId | undefined, asked: boolean, change?: FieldId): void
  subscribe(listener: () => void): () => void
  /** A step waits for the rules. */
  isWaiting?: boolean
}

/** The page of a form that its visitor is on. */
export interface PagePosition {
  /** Undefined: the first one. */
  readonly page: PageId | undefined
  /** Counts the pages that were asked for: each takes the focus to its heading. 0 at the start. */
  readonly round: number
  /** The field that the visitor came to change, from the review: the next step leads back there. */
  readonly change?: FieldId | undefined
}
