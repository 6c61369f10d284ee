import type { UnfitAnswer } from '@letterslot/core/drafts'

/** The draft of a form as its visitor is told of it. The same object until that changes. */
export interface DraftView {
  /** When the draft that was brought back was last written in, in ms since 1970. */
  readonly keptAtMs?: number | undefined
  /** Answers of fields that are gone, or are others by now. */
  readonly unfit?: readonly UnfitAnswer[] | undefined
  /** The name of a file that was opened and is no draft of this form. */
  readonly refusedFile?: string
  /** The browser keeps nothing. */
  readonly isRefused?: boolean
  /** The visitor began anew, and may change their mind. */
  readonly canUndo?: boolean
}
