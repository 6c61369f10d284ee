import type { AttachedFile } from '../store/port.ts'

/** How many files a message may bring. */
const maxFiles = 10

/** Bytes of one file. */
const maxFileBytes = 5_000_000

/** Bytes of all files of a message: in the mail they grow by a third, and most servers take 25 MB. */
export const maxFilesBytes = 10_000_000

/** Whether the files of one message are within the limits. */
export function filesFit(files: readonly AttachedFile[]): boolean {
  const sizes = files.map(({ content }) => content.byteLength)
  const sum = sizes.reduce((bytes, size) => bytes + size, 0)
  return files.length <= maxFiles && sum <= maxFilesBytes && sizes.every((size) => size <= maxFileBytes)
}
