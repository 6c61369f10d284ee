import { isRecord } from '@letterslot/core'

/** A file as the database holds it: itself, or its bytes where the browser stores no files. */
export type StoredFile = File | FileBytes

/** A file's bytes, and what else makes it. */
export interface FileBytes {
  readonly name: string
  readonly type: string
  readonly lastModified: number
  readonly bytes: ArrayBuffer
}

/** Names of WebKit's errors for a file that it does not store: now, and before 2025. */
const refusals = /^(Unknown|DataClone)Error$/

/**
 * Writes content with its files as they are; where the browser stores none, once more with their bytes.
 * @param write - is given what a file is stored as. Called again, it writes the same anew.
 * @throws what the first call did, where that is no refusal of files.
 * @see https://bugs.webkit.org/show_bug.cgi?id=156347: private windows of Safari store no files.
 */
export async function writeFiles<Value>(
  write: (storable: (file: File) => StoredFile) => Promise<Value>,
): Promise<Value> {
  const files: File[] = []
  const read = new Map<File, FileBytes>()
  const storable = (file: File): StoredFile => {
    const bytes = file instanceof RestoredFile ? file.stored : read.get(file)
    if (!bytes) files.push(file)
    return bytes ?? file
  }
  try {
    return await write(storable)
  } catch (error) {
    if (files.length === 0 || !(error instanceof DOMException && refusals.test(error.name))) throw error
    for (const file of files) read.set(file, await toBytes(file))
    return write(storable)
  }
}

async function toBytes(file: File): Promise<FileBytes> {
  const { name, type, lastModified } = file
  return { name, type, lastModified, bytes: await file.arrayBuffer() }
}

/** An entry's content with files in place of their bytes. */
export function withFiles(content: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { files } = content
  return Array.isArray(files) ? { ...content, files: files.map(toStoredFile) } : content
}

function toStoredFile(stored: unknown): unknown {
  if (!isRecord(stored) || !isFileBytes(stored['file'])) return stored
  return { ...stored, file: new RestoredFile(stored['file']) }
}

/** A file that was made of its bytes: written anew it is stored so again, without being read. */
class RestoredFile extends File {
  readonly stored: FileBytes

  constructor(stored: FileBytes) {
    const { name, type, lastModified, bytes } = stored
    super([bytes], name, { type, lastModified })
    this.stored = stored
  }
}

function isFileBytes(file: unknown): file is FileBytes {
  return isRecord(file) && file['bytes'] instanceof ArrayBuffer
}
