import { backupFileName, gatherBackup } from './backup.ts'
import { describeError } from './describe-error.ts'
import type { StudioStorage } from './studio-storage.ts'

/** A change is in the folder's backup this long after it at most, in milliseconds; typing makes one file of many keys. */
export const folderPaceMs = 5000

/** The outcome of a backup into the folder. */
export type FolderBackup = 'written' | 'no-folder' | 'not-allowed' | 'no-forms'

/**
 * Writes a backup into the folder that the maker chose: a file a day, each over that day's last one.
 * @param at - RFC 3339.
 * @throws the browser's own error where it cannot be written.
 */
export async function backUpToFolder(storage: StudioStorage, at: string): Promise<FolderBackup> {
  const folder = (await storage.settings.get('studio'))?.backupFolder
  if (folder === undefined) return 'no-folder'
  if (!(await isFolderAllowed(folder))) return 'not-allowed'
  // An empty studio may be one that lost its forms: nothing of it goes over a file that has them.
  if ((await storage.forms.list()).length === 0) return 'no-forms'
  const handle = await folder.getFileHandle(backupFileName(at), { create: true })
  const stream = await handle.createWritable()
  await stream.write(await gatherBackup(storage, at))
  await stream.close()
  await storage.settings.update('studio', (settings) => {
    if (!settings) return undefined
    const { backupTrouble: _, ...others } = settings
    return { ...others, lastBackupAt: at }
  })
  return 'written'
}

interface KeepFolderBackupOptions {
  /** RFC 3339. */
  readonly now?: () => string
  readonly wait?: () => Promise<unknown>
}

/** Keeps the folder's backup up to date while the studio is open. Returns the end of it. */
export function keepFolderBackup(
  storage: StudioStorage,
  {
    now = () => new Date().toISOString(),
    wait = () => new Promise((resolve) => setTimeout(resolve, folderPaceMs)),
  }: KeepFolderBackupOptions = {},
): () => void {
  let isStopped = storage.refusal !== undefined
  let isWaiting = false
  const onChange = async (): Promise<void> => {
    if (isWaiting || isStopped) return
    isWaiting = true
    await wait()
    isWaiting = false
    if (!isStopped) await backUpToFolder(storage, now())
  }
  // A folder that cannot be written to is told of in Settings, where it is chosen.
  const tell = (error: unknown): Promise<unknown> =>
    storage.settings.update('studio', (here) => here && { ...here, backupTrouble: describeError(error) })
  // Where not even that can be kept, the studio has said so.
  const listen = (): void => void onChange().catch((error: unknown) => tell(error).catch(() => undefined))
  const stops = [storage.forms.watchIds(listen), storage.connections.watch(listen)]
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

declare global {
  // Not in TypeScript's library yet. @see WICG, File System Access
  interface Window {
    showDirectoryPicker?: (options: {
      readonly id: string
      readonly mode: 'readwrite'
    }) => Promise<FileSystemDirectoryHandle>
  }
  interface FileSystemDirectoryHandle {
    queryPermission?: (descriptor: { readonly mode: 'readwrite' }) => Promise<PermissionState>
    requestPermission?: (descriptor: { readonly mode: 'readwrite' }) => Promise<PermissionState>
  }
}

const writing = { mode: 'readwrite' } as const

/** True where this browser lets a page write into a folder of the maker's choice. */
export function canChooseFolder(): boolean {
  return typeof window.showDirectoryPicker === 'function'
}

/** Has the maker choose a folder; must be called in a press. Undefined where they chose none. */
export async function chooseFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'letterslot-backup', ...writing })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}

/** True where the browser lets the page write there now, without asking the maker. */
export async function isFolderAllowed(folder: FileSystemDirectoryHandle): Promise<boolean> {
  return (await folder.queryPermission?.(writing)) === 'granted'
}

/** Has the browser ask the maker; must be called in a press. */
export async function allowFolder(folder: FileSystemDirectoryHandle): Promise<boolean> {
  return (await folder.requestPermission?.(writing)) === 'granted'
}
