import type { FormId } from '@letterslot/core'
import type { PublishedState, Revision } from './publication-state.ts'
import type { StudioDocument } from './studio-document.ts'

/** A form as this browser keeps it. */
export interface StoredForm {
  /** The form document's own id. */
  readonly id: FormId
  readonly document: StudioDocument
  /** Counts the saves, not the publishings; one that does not build on the newest is refused. */
  readonly revision: number
  /** RFC 3339, as the others. */
  readonly createdAt: string
  readonly updatedAt: string
  /** Set while the form is in the bin. */
  readonly deletedAt?: string
  /** The newest publishing; a draft has none. */
  readonly state?: PublishedState
}

/** An earlier publishing of a form. The newest one stands in the form's own record, so that both change in one commit. */
export interface StoredRevision extends Revision {
  /** `<form id>@<revision>`. */
  readonly id: string
  readonly formId: FormId
}
