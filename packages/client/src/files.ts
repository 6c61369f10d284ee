import { LetterslotError } from '@letterslot/core'
import { defaultOrigin } from './limits.ts'
import { throwSendError } from './send-error.ts'

/** The most files of one message: more mean that the visitor chose a folder. */
export const maxFiles = 10

/** The most bytes of one file at a relay: mail servers take that with room to spare. */
export const maxRelayFileBytes = 5_000_000

/** The most bytes of one message's files together at a relay: in a mail they grow by a third, and 25 MB is full. */
export const maxRelayFilesBytes = 10_000_000

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
  const filesBytes = connectionBytes ?? (origin === defaultOrigin ? providerFilesBytes : maxRelayFilesBytes)
  const fileBytes = connectionBytes ?? Math.min(maxRelayFileBytes, filesBytes)
  const extra = files[maxFiles]
  if (extra) return { chosen: extra, over: 'count', actual: files.length, limit: maxFiles }
  const [largest] = files.toSorted((one, other) => other.file.size - one.file.size)
  if (!largest) return undefined
  const { size } = largest.file
  if (size > fileBytes) return { chosen: largest, over: 'fileBytes', actual: size, limit: fileBytes }
  const actual = files.reduce((sum, { file }) => sum + file.size, 0)
  return actual > filesBytes ? { chosen: largest, over: 'filesBytes', actual, limit: filesBytes } : undefined
}

const limitUnits = { count: ' files', fileBytes: ' bytes', filesBytes: ' bytes together' } as const

/**
 * Refuses files that a connection does not carry, naming the one to leave out.
 * @throws {SendError} `too-large`, with the parameter as `field` and the file's own name as `file`.
 */
export function requireFilesFit(files: readonly SizedFile[], origin: string, connectionBytes?: number): void {
  const unfit = unfitFile(files, origin, connectionBytes)
  if (!unfit) return
  const { chosen, over, actual, limit } = unfit
  const { name, file } = chosen
  throwSendError('too-large', `${name}: ${file.name} is too large: ${actual} of ${limit}${limitUnits[over]}`, {
    status: 413,
    field: name,
    file: file.name,
    ...(over !== 'count' && { sizeBytes: actual, limitBytes: limit }),
  })
}

/** A file and the parameter that it is sent under: the provider's slot of that name attaches it. */
export interface RequestFile {
  readonly name: string
  readonly file: File
}

/**
 * Copies what chosen files hold. A `File` from an input only points at the disk: once the visitor moves or changes what it
 * points at, its bytes are gone. The copies hold theirs, and can be kept and sent much later.
 * @throws {FileUnreadableError} names the first that cannot be read; nothing else is lost.
 * @see File API, section 4, "snapshot state"
 */
export async function readFiles(files: readonly RequestFile[]): Promise<readonly RequestFile[]> {
  return Promise.all(
    files.map(async ({ name, file }) => {
      const { type, lastModified } = file
      const bytes = await file.arrayBuffer().catch((cause: unknown) => {
        throw new FileUnreadableError(name, file.name, { cause })
      })
      return { name, file: new File([bytes], file.name, { type, lastModified }) }
    }),
  )
}

/** A chosen file that can no longer be read: it was removed, renamed, changed or forbidden since. */
export class FileUnreadableError extends LetterslotError {
  override readonly name = 'FileUnreadableError'
  readonly code = 'file-unreadable'
  /** The parameter of its field. */
  readonly field: string
  /** The file's own name. */
  readonly file: string

  constructor(field: string, file: string, options?: ErrorOptions) {
    super(`The file of the field ${field} cannot be read any more`, options)
    this.field = field
    this.file = file
  }
}
