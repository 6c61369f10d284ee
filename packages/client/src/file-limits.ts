import { defaultOrigin } from './limits.ts'
import { throwSendError } from './send-error.ts'

/** The most files of one message: more mean that the visitor chose a folder. */
export const maxFiles = 10

/** The most bytes of one file at a relay: mail servers take that with room to spare. */
export const maxFileBytes = 5_000_000

/** The most bytes of one message's files together at a relay: in a mail they grow by a third, and 25 MB is full. */
export const maxFilesBytes = 10_000_000

/** The same at EmailJS, whose plans differ: what the smallest takes. `maxFilesBytes` of a connection replaces it. */
export const providerFilesBytes = 500_000

/** A file and the parameter that it is sent under. */
export interface SizedFile {
  readonly name: string
  readonly file: { readonly name: string; readonly size: number }
}

/** The file to leave out, and why: `count` counts files, the others bytes of one file or of all. */
export interface UnfitFile<Chosen extends SizedFile = SizedFile> {
  readonly chosen: Chosen
  readonly over: 'count' | 'fileBytes' | 'filesBytes'
  readonly actual: number
  readonly limit: number
}

/**
 * The first file that a connection does not carry; undefined where it carries all.
 * @param connectionBytes - what the connection takes together, in one file or several; default: by its origin.
 */
export function unfitFile<Chosen extends SizedFile>(
  files: readonly Chosen[],
  origin: string,
  connectionBytes?: number,
): UnfitFile<Chosen> | undefined {
  const filesBytes = connectionBytes ?? (origin === defaultOrigin ? providerFilesBytes : maxFilesBytes)
  const fileBytes = connectionBytes ?? Math.min(maxFileBytes, filesBytes)
  const extra = files[maxFiles]
  if (extra) return { chosen: extra, over: 'count', actual: files.length, limit: maxFiles }
  const [largest] = files.toSorted((one, other) => other.file.size - one.file.size)
  if (!largest) return undefined
  const { size } = largest.file
  if (size > fileBytes) return { chosen: largest, over: 'fileBytes', actual: size, limit: fileBytes }
  const actual = files.reduce((sum, { file }) => sum + file.size, 0)
  return actual > filesBytes ? { chosen: largest, over: 'filesBytes', actual, limit: filesBytes } : undefined
}

const units = { count: ' files', fileBytes: ' bytes', filesBytes: ' bytes together' } as const

/**
 * Refuses files that a connection does not carry, naming the one to leave out.
 * @throws {SendError} `too-large`, with the parameter as `field` and the file's own name as `file`.
 */
export function requireFilesFit(files: readonly SizedFile[], origin: string, connectionBytes?: number): void {
  const unfit = unfitFile(files, origin, connectionBytes)
  if (!unfit) return
  const { chosen, over, actual, limit } = unfit
  const { name, file } = chosen
  throwSendError('too-large', `${name}: ${file.name} is too large: ${actual} of ${limit}${units[over]}`, {
    status: 413,
    field: name,
    file: file.name,
    ...(over !== 'count' && { sizeBytes: actual, limitBytes: limit }),
  })
}
