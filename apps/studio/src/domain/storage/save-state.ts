import { assertNever } from '@letterslot/core'
import type { StoreApi } from 'zustand/vanilla'
import { formatBytes } from '../texts/format.ts'
import { saveText } from '../texts/shell.ts'
import { describeError } from './describe-error.ts'
import { OutdatedTabError } from './outdated-tab-error.ts'

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

/** Why a save did not happen, as data; words come from the catalogue. */
export type SaveFailure =
  | { readonly kind: 'no-room'; readonly usedBytes: number | undefined; readonly allowedBytes: number | undefined }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'not-kept' }
  /** The form is not there any more: deleted elsewhere, or the browser's data was cleared. */
  | { readonly kind: 'gone' }
  /** A newer studio runs in another tab. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'broken'; readonly cause: string }

/** Storage in use; undefined if the browser does not say. */
export interface StorageUsage {
  readonly usedBytes: number | undefined
  readonly allowedBytes: number | undefined
}

/** Asks the browser how much room there is. */
export async function readStorageEstimate(): Promise<StorageUsage> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined)
  return { usedBytes: estimate?.usage, allowedBytes: estimate?.quota }
}

/** Tells a full disk and an outdated tab from everything else. */
export async function toSaveFailure(
  error: unknown,
  readUse: () => Promise<StorageUsage> = readStorageEstimate,
): Promise<SaveFailure> {
  if (error instanceof OutdatedTabError) return { kind: 'outdated' }
  if (error instanceof Error && error.name === 'QuotaExceededError') return { kind: 'no-room', ...(await readUse()) }
  return { kind: 'broken', cause: describeError(error) }
}

/** The words for a save that did not happen. */
export function describeFailure(failure: SaveFailure): string {
  switch (failure.kind) {
    case 'no-room':
      return failure.usedBytes === undefined || failure.allowedBytes === undefined
        ? saveText.noRoomUnknown
        : saveText.noRoom(formatBytes(failure.usedBytes), formatBytes(failure.allowedBytes))
    case 'broken':
      return saveText.broken(failure.cause)
    case 'conflict':
      return saveText.conflictText
    case 'not-kept':
      return saveText.notKept
    case 'gone':
      return saveText.gone
    case 'outdated':
      return saveText.outdated
    default:
      return assertNever(failure)
  }
}
