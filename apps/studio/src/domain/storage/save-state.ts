import type { StoreApi } from 'zustand/vanilla'
import type { SaveFailure } from './save-failure.ts'

/** State of the last save. `saved` follows a strict commit and nothing else. */
export type SaveState =
  | { readonly status: 'saved'; readonly revision: number }
  | { readonly status: 'saving' }
  /** The storage refused; the change is on screen, and the next one tries again. */
  | { readonly status: 'failed'; readonly failure: SaveFailure }
  /** Another tab saved this form meanwhile; nothing was overwritten. */
  | { readonly status: 'conflict' }
  /** This browser keeps nothing at all (a private window, say). */
  | { readonly status: 'not-kept' }

export type SaveStateStore = StoreApi<SaveState>
