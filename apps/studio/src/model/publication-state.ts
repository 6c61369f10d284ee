import { assertNever } from '@letterslot/core'
import type { StudioDocument } from './studio-document.ts'
import { isSameDocument } from './studio-document.ts'

/** The way in which a form was taken out of the studio; `element` is its file, `inline` the element with the form in it. */
export type TakenAs = 'page' | 'json' | 'element' | 'inline' | 'link'

/** One publishing of a form: its document as it was downloaded or copied then. */
export interface Revision {
  /** Counts publishings; the first is 1. */
  readonly revision: number
  /** Absent where an older studio kept no copy of it. */
  readonly document?: StudioDocument
  /** RFC 3339. */
  readonly publishedAt: string
  /** Absent in records of an older studio. */
  readonly as?: TakenAs
  /** RFC 3339; when the maker said that a message sent by this revision arrived. */
  readonly seenAt?: string
}

/** A form's state: never out, out as its newest revision, or seen working as that revision. */
export type PublicationState =
  | { readonly status: 'draft' }
  | { readonly status: 'taken'; readonly newest: Revision }
  | { readonly status: 'seen'; readonly newest: Revision & { readonly seenAt: string } }

/** A form that is out, seen working or not. */
export type PublishedState = Exclude<PublicationState, { readonly status: 'draft' }>

/** An act of the maker that may change a form's state. */
export type PublicationEvent =
  | { readonly kind: 'take'; readonly document: StudioDocument; readonly as: TakenAs; readonly at: string }
  /** The maker saw a message of this revision arrive. */
  | { readonly kind: 'see'; readonly revision: number; readonly at: string }

/** A form before its first publishing. */
export const draftState: PublicationState = { status: 'draft' }

/**
 * Returns the state after an event. Taking the same document again in the same way is no new publishing; a revision
 * other than the newest is not made seen.
 */
export function nextPublicationState(state: PublicationState, event: PublicationEvent): PublicationState {
  switch (event.kind) {
    case 'take': {
      const { document, as, at } = event
      if (state.status === 'draft') {
        return { status: 'taken', newest: { revision: 1, document, publishedAt: at, as } }
      }
      const { newest } = state
      const isTakenAlready = newest.as === as && newest.document && isSameDocument(newest.document, document)
      if (isTakenAlready) return state
      return { status: 'taken', newest: { revision: newest.revision + 1, document, publishedAt: at, as } }
    }
    case 'see':
      if (state.status !== 'taken' || state.newest.revision !== event.revision) return state
      return { status: 'seen', newest: { ...state.newest, seenAt: event.at } }
    default:
      return assertNever(event)
  }
}

/** The state that a newest revision stands for. */
export function stateOfRevision(newest: Revision | undefined): PublicationState {
  if (!newest) return draftState
  const { seenAt } = newest
  return seenAt === undefined ? { status: 'taken', newest } : { status: 'seen', newest: { ...newest, seenAt } }
}

/** The difference between a document and the newest revision; unknown where no copy of that was kept. */
export type ChangedSince = 'same' | 'changed' | 'unknown'

/** A form's state beside its document as it is now: all that library, header and Publish say is computed from this. */
export type FormStanding =
  | { readonly status: 'draft' }
  | { readonly status: 'taken' | 'seen'; readonly newest: Revision; readonly since: ChangedSince }

/** Compares a form's state with its document as it is now. */
export function formStanding(state: PublicationState = draftState, now: StudioDocument): FormStanding {
  if (state.status === 'draft') return state
  const { status, newest } = state
  if (!newest.document) return { status, newest, since: 'unknown' }
  return { status, newest, since: isSameDocument(newest.document, now) ? 'same' : 'changed' }
}
