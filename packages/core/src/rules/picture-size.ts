import type { Field } from '../model/field.ts'
import { filesIn } from '../model/files-in.ts'
import type { FileRule } from '../model/rule.ts'
import type { FileValue } from '../model/values.ts'
import type { Check, Finding, RuleFlaw } from './check.ts'

/** The size of a picture as it is shown, in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The bounds of a picture's size that a rule may have. */
export const pictureBounds = ['minWidth', 'maxWidth', 'minHeight', 'maxHeight'] as const

/** True for a rule that bounds the size of pictures. */
export function boundsPictures(rule: FileRule): boolean {
  return pictureBounds.some((bound) => rule[bound] !== undefined)
}

/** True for a field with a rule that bounds the size of pictures. */
export function asksForSize({ rules }: Pick<Field, 'rules'>): boolean {
  return rules.some((rule) => rule.kind === 'file' && boundsPictures(rule))
}

/**
 * Bounds the size of chosen pictures. A file whose size nobody can tell is taken: it is no picture, or one that the browser cannot read.
 * @param sizeOf - undefined until it is measured, too.
 */
export function compilePictureSize(
  { minWidth = 1, maxWidth = Infinity, minHeight = 1, maxHeight = Infinity }: FileRule,
  sizeOf: (file: FileValue) => PictureSize | undefined,
): Check | RuleFlaw {
  if (!(minWidth <= maxWidth && minHeight <= maxHeight)) return 'contradiction'
  return (value) => {
    const measured = filesIn(value).flatMap((file) => ({ name: file.name, ...sizeOf(file) }))
    const small = measured.find(({ width = minWidth, height = minHeight }) => width < minWidth || height < minHeight)
    const large = measured.find(({ width = 1, height = 1 }) => width > maxWidth || height > maxHeight)
    const findings: Finding[] = []
    if (small) findings.push({ code: 'rangeUnderflow', limit: sizeText(minWidth, minHeight, 1), file: small.name })
    if (large)
      findings.push({ code: 'rangeOverflow', limit: sizeText(maxWidth, maxHeight, Infinity), file: large.name })
    return findings
  }
}

/** Width and height as people write them; a side without a bound is left open. */
function sizeText(...[width, height, open]: readonly number[]): string {
  return [width, height].map((side) => (side === open ? '…' : side)).join(' × ')
}
