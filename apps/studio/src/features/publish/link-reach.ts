import encodeQR from 'qr'

/** A QR code as a drawing: dark runs of a square of `size` modules, its quiet zone included. */
export interface CodePath {
  readonly size: number
  /** For the `d` of a path. */
  readonly path: string
}

/** Quiet zone around a code in modules (ISO/IEC 18004). */
const quietModules = 4

/**
 * Draws a text as a QR code. With the least of error correction: on a screen and on paper it is the size of the modules
 * that decides whether a camera reads them.
 */
export function codePath(text: string): CodePath {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: quietModules })
  const runs = rows.flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return { size: rows.length, path: runs.join('') }
}

/** Start and length of each run of dark modules in a row. */
function darkRuns(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const drawn = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return Array.from(drawn.matchAll(/#+/g), (run) => [run.index, run[0].length])
}

/** Longer links are cut by some mail programs and chats. Characters. */
export const longLink = 2_000

/** Longer links are cut by most of them, and by some servers on the way. Characters. */
export const tooLongLink = 8_000

/** More than this makes a QR code that few cameras read. Characters. */
export const longestCode = 1_200

/** The reach of a link by its length. */
export type LinkReach = 'anywhere' | 'some-cut' | 'most-cut'

/** Tells how far a link of that length gets. */
export function linkReach(length: number): LinkReach {
  if (length > tooLongLink) return 'most-cut'
  return length > longLink ? 'some-cut' : 'anywhere'
}
