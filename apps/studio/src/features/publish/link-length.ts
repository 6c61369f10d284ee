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
