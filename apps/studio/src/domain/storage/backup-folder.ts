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
