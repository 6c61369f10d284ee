import type { FormId } from '@letterslot/core'
import type { StudioDocument } from '../document/studio-document.ts'
import type { Published } from './stored-form.ts'

/** A form as it was published, frozen. */
export interface StoredRevision {
  /** `<form id>@<revision>`. */
  readonly id: string
  readonly formId: FormId
  readonly revision: number
  readonly document: StudioDocument
  /** RFC 3339. */
  readonly publishedAt: string
  /** How it went out; older ones do not say. */
  readonly as?: Published['as']
}
