import { type UnfitFile, unfitFile } from '@letterslot/client/request'
import type { Delivery, FileValue } from '@letterslot/core'

/** A chosen file that cannot be sent, and what it is over. `limit` is bytes, but of `count`. */
export interface RefusedFile extends Pick<UnfitFile, 'over' | 'limit'> {
  readonly file: FileValue
}

/** Chosen files, parted into those that can be sent and those that cannot. */
export interface SortedFiles<Chosen extends FileValue> {
  readonly taken: readonly Chosen[]
  readonly refused: readonly RefusedFile[]
}

/** The bounds of the files of one field. */
export interface FileBounds {
  readonly delivery: Delivery | undefined
  /** Bytes of one file, by the field's own rule. */
  readonly maxBytes?: number | undefined
  /** Number of files that the field takes. */
  readonly maxCount?: number | undefined
  /** The files in other fields of the form. */
  readonly others?: readonly FileValue[]
}

/** Parts chosen files by what their connection carries, in the order of choosing. */
export function refuseFiles<Chosen extends FileValue>(
  files: readonly Chosen[],
  { delivery, maxBytes = Infinity, maxCount = Infinity, others = [] }: FileBounds,
): SortedFiles<Chosen> {
  const taken: Chosen[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const all = [...others, ...taken, file].map((one) => ({ name: '', file: one }))
    const unfit =
      taken.length >= maxCount
        ? ({ over: 'count', limit: maxCount } as const)
        : file.size > maxBytes
          ? ({ over: 'fileBytes', limit: maxBytes } as const)
          : unfitFile(all, delivery?.origin ?? '', delivery?.maxFilesBytes)
    if (unfit) refused.push({ file, over: unfit.over, limit: unfit.limit })
    else taken.push(file)
  }
  return { taken, refused }
}
