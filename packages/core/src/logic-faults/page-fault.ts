import type { PageId } from '../model/ids.ts'
import type { AlwaysFault, GoneFault, LaterFault, NeverFault } from './logic-fault.ts'

/** Nobody gets to a page: the one named always leads past it, by the way at an index or by one before that. */
export interface UnreachedFault {
  readonly kind: 'unreached'
  readonly by: PageId
  readonly byWay: number
}

/** The way at an index is never taken: one before it always is, or else one of several is whenever this one might be. */
export interface OvertakenFault {
  readonly kind: 'overtaken'
  readonly way: number
  readonly isAlways: boolean
}

/** The way at an index leads to a page before its own, to its own, or to none. */
export interface NowhereFault {
  readonly kind: 'back' | 'no-page'
  readonly way: number
  readonly to: PageId
}

/** A condition of a page gets something wrong: its `visibleWhen`, or the one of the way at an index. */
export type PageConditionFault = { readonly way?: number } & (NeverFault | AlwaysFault | GoneFault | LaterFault)

/**
 * A fault of the ways between pages. Pointers are JSON Pointers from the page; one that begins with `/before` is of the page before
 * it, whose ways lead past.
 */
export type PageFault = { readonly page: PageId } & (
  | UnreachedFault
  | OvertakenFault
  | NowhereFault
  | PageConditionFault
)
