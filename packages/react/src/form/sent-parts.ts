import type { SentBlock } from '@letterslot/core'
import type { ComponentType, ReactNode } from 'react'

/** The parts of a page of thanks, under the receipt of an accepted message, by what each is given. */
export interface SentParts<Given> {
  /** The maker's blocks. */
  readonly SentBlocks?: ComponentType<Given>
  /** A button among them that hands the visitor something. */
  readonly SentAct?: ComponentType<Given & SentActBlock>
}

export interface SentActBlock {
  readonly block: Extract<SentBlock, { readonly kind: 'calendar' | 'copy' }>
  /** Those of the button. */
  readonly words: ReactNode
}
