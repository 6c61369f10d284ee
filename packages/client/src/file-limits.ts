import { defaultOrigin } from './limits.ts'
import { refuse } from './refuse.ts'

/** How many files one message may have: more mean that somebody chose a folder. */
export const maxFiles = 10

/** How many bytes one file may have at a relay: what mail servers take with room to spare. */
export const maxFileBytes = 5_000_000

/** How many bytes the files of one message may have together at a relay: in a mail they grow by a third, and 25 MB is full. */
export const maxFilesBytes = 10_000_000

/** The same at EmailJS, whose plans differ: what the smallest takes. `maxFilesBytes` of a connection replaces it. */
export const providerFilesBytes = 500_000

/** A file and the parameter that it is sent under. */
export interface SizedFile {
  readonly name: string
  readonly file: { readonly name: string; readonly size: number }
}

/**
 * Refuses files that a connection does not carry, naming the one to leave out.
 * @param connectionBytes - what the connection takes together, in one file or several; default: by its origin.
 * @throws {SendError} `too-large`, with the parameter as `field` and the file's own name as `file`.
 */
export function requireFilesFit(files: readonly SizedFile[], origin: string, connectionBytes?: number): void {
  const limitBytes = connectionBytes ?? (origin === defaultOrigin ? providerFilesBytes : maxFilesBytes)
  const oneLimit = connectionBytes ?? Math.min(maxFileBytes, limitBytes)
  const [first, ...others] = files
  if (!first) return
  const extra = files[maxFiles]
  if (extra) tooLarge(extra, `${files.length} of ${maxFiles} files`, {})
  const largest = others.reduce((most, one) => (one.file.size > most.file.size ? one : most), first)
  const { size } = largest.file
  if (size > oneLimit) tooLarge(largest, `${size} of ${oneLimit} bytes`, { sizeBytes: size, limitBytes: oneLimit })
  const sizeBytes = files.reduce((sum, { file }) => sum + file.size, 0)
  if (sizeBytes > limitBytes)
    tooLarge(largest, `${sizeBytes} of ${limitBytes} bytes together`, { sizeBytes, limitBytes })
}

function tooLarge(
  { name, file }: SizedFile,
  measure: string,
  facts: { readonly sizeBytes?: number; readonly limitBytes?: number },
): never {
  return refuse('too-large', `${name}: ${file.name} is too large: ${measure}`, {
    status: 413,
    field: name,
    file: file.name,
    ...facts,
  })
}
