import type { FormId } from '@letterslot/core'
import type { StudioDocument } from '../document/studio-document.ts'

/** What was last published: this revision, then. */
export interface Published {
  readonly revision: number
  /** RFC 3339. */
  readonly at: string
  /** How it went out. */
  readonly as: 'page' | 'json' | 'element' | 'link'
}

/** A form as this browser keeps it. */
export interface StoredForm {
  /** The form document's own id. */
  readonly id: FormId
  readonly document: StudioDocument
  /** Counts the saves; one that does not build on the newest is refused. */
  readonly revision: number
  /** RFC 3339, as the others. */
  readonly createdAt: string
  readonly updatedAt: string
  /** Set while the form is in the bin. */
  readonly deletedAt?: string
  readonly published?: Published
}
