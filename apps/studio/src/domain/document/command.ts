import type { Draft } from 'mutative'
import type { StudioDocument } from '../../model/studio-document.ts'

/** One change of a document, ready to be dispatched. Its maker, one for each kind, stands in `commands/`. */
export interface Command {
  /** Names the kind, as in the registry. */
  readonly kind: string
  /** Commands in a row with the same key, soon after one another, become one step of undo: typing. */
  readonly mergeKey?: string
  /** Writes the change into a draft. A target that is not there any more is left alone. */
  readonly change: (draft: Draft<StudioDocument>) => void
}
