import { FileUnreadableError, readFiles } from '@letterslot/client/request'

/** Bytes up to which chosen files are held: no connection carries more, so more is not worth a phone's memory. */
export const holdLimitBytes = 25_000_000

/** Files that hold their own bytes, and the names of those that could not be read. */
export interface HeldFiles {
  readonly files: readonly File[]
  readonly unreadable: readonly string[]
}

/**
 * Takes hold of what was chosen, as it is now: whatever becomes of it on the visitor's disk, this is what is sent.
 * @param files - left as they are where they are too large together.
 */
export async function holdFiles(files: readonly File[]): Promise<HeldFiles> {
  if (files.reduce((bytes, { size }) => bytes + size, 0) > holdLimitBytes) return { files, unreadable: [] }
  const read = await Promise.all(
    files.map((file) =>
      readFiles([{ name: '', file }]).then(
        ([held]) => held?.file ?? file,
        (error: unknown) => {
          if (error instanceof FileUnreadableError) return error.file
          throw error
        },
      ),
    ),
  )
  return {
    files: read.filter((one) => one instanceof File),
    unreadable: read.filter((one) => typeof one === 'string'),
  }
}
