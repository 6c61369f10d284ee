import { FileUnreadableError, readFiles } from '@letterslot/client/request'
import type { RefusedFile, SortedFiles } from './refuse-files.ts'

/** The files in a file input, and those that were chosen and are not in it. */
export interface FollowedFiles extends HeldFiles {
  readonly refused: readonly RefusedFile[]
}

/**
 * Follows what stands in a file input, and puts in its place files that hold their own bytes.
 * @param list - in the field of the input.
 * @param before - what was chosen before the input was drawn anew, which leaves it empty.
 * @param sort - says which of the chosen ones can be sent; the others are taken out at once.
 * @returns what ends it.
 */
export function followFiles(
  list: Element | null,
  before: readonly File[],
  onFiles: (followed: FollowedFiles) => void,
  sort: (files: readonly File[]) => SortedFiles<File>,
): () => void {
  const input = inputOf(list)
  if (!input) return () => undefined
  const controller = new AbortController()
  const held = new WeakSet<File>()
  let unreadable: readonly string[] = []
  let refused: readonly RefusedFile[] = []
  /** The change that comes is our own: what it says of the files that are gone stays. */
  let isOurs = false

  const put = (files: readonly File[]): void => {
    isOurs = true
    putFiles(input, files)
    isOurs = false
  }

  const follow = async (): Promise<void> => {
    const chosen = filesIn(input)
    if (!isOurs) {
      unreadable = []
      const sorted = sort(chosen)
      refused = sorted.refused
      if (refused.length > 0) {
        put(sorted.taken)
        return
      }
    }
    onFiles({ files: chosen, unreadable, refused })
    if (chosen.every((file) => held.has(file))) return
    const taken = await holdFiles(chosen)
    for (const file of taken.files) held.add(file)
    const now = filesIn(input)
    // Something else was chosen meanwhile, or nobody looks any more.
    if (controller.signal.aborted || now.length !== chosen.length || now.some((file, at) => file !== chosen[at])) return
    unreadable = taken.unreadable
    put(taken.files)
  }

  input.addEventListener('change', follow, { signal: controller.signal })
  if (filesIn(input).length === 0 && before.length > 0) putFiles(input, before)
  else void follow()
  return () => controller.abort()
}

/** The file input of the field that an element stands in, wherever that is drawn. */
export function inputOf(element: Element | null): HTMLInputElement | undefined {
  return element?.closest('[data-field]')?.querySelector<HTMLInputElement>('input[type="file"]') ?? undefined
}

/** Puts other files into an input, as if they had been chosen. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The files that stand in an input. */
export function filesIn({ files }: HTMLInputElement): readonly File[] {
  return [...(files ?? [])]
}

/** Bytes up to which chosen files are held: no connection carries more, so more is not worth a phone's memory. */
const holdLimitBytes = 25_000_000

/** Files that hold their own bytes, and the names of those that could not be read. */
interface HeldFiles {
  readonly files: readonly File[]
  readonly unreadable: readonly string[]
}

/**
 * Takes hold of what was chosen, as it is now: whatever becomes of it on the visitor's disk, this is what is sent.
 * @param files - left as they are where they are too large together.
 */
async function holdFiles(files: readonly File[]): Promise<HeldFiles> {
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
