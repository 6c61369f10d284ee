/** Why a save did not happen, as data; words come from the catalogue. */
export type SaveFailure =
  | { readonly kind: 'no-room'; readonly usedBytes: number | undefined; readonly allowedBytes: number | undefined }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'broken'; readonly cause: string }

/** How much of the browser's room is in use; undefined where the browser does not say. */
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

/** Tells a full disk from everything else. Dexie wraps the browser's error and keeps its name. */
export async function toSaveFailure(
  error: unknown,
  readUse: () => Promise<StorageUse> = readStorageUse,
): Promise<SaveFailure> {
  const inner = error instanceof Error && 'inner' in error ? error.inner : undefined
  if (nameOf(error) === 'QuotaExceededError' || nameOf(inner) === 'QuotaExceededError') {
    return { kind: 'no-room', ...(await readUse()) }
  }
  return { kind: 'broken', cause: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
}
