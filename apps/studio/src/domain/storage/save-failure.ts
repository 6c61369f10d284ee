import { innerError, wordsOf } from './inner-error.ts'
import { OutdatedTabError } from './outdated-tab-error.ts'

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
export interface StorageUse {
  readonly usedBytes: number | undefined
  readonly allowedBytes: number | undefined
}

/** Asks the browser how much room there is. */
export async function readStorageUse(): Promise<StorageUse> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined)
  return { usedBytes: estimate?.usage, allowedBytes: estimate?.quota }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

/** Tells a full disk and an outdated tab from everything else. Dexie wraps the browser's error and keeps its name. */
export async function toSaveFailure(
  error: unknown,
  readUse: () => Promise<StorageUse> = readStorageUse,
): Promise<SaveFailure> {
  if (error instanceof OutdatedTabError) return { kind: 'outdated' }
  if ([error, innerError(error)].some((each) => nameOf(each) === 'QuotaExceededError')) {
    return { kind: 'no-room', ...(await readUse()) }
  }
  return { kind: 'broken', cause: wordsOf(error) }
}
