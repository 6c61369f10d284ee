import type { AttachedFile } from '../../store/port.ts'

/** Characters of a file's name; longer ones keep their extension. */
const maxFileNameLength = 120

/**
 * A name that is only a name: no folder, no control character, no separator of lines or paragraphs, nothing that changes the direction of reading and so hides
 * an extension.
 */
export function plainFileName(given: string): string {
  const name = given
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
    .trim()
  if (/^\.*$/.test(name)) return 'file'
  const characters = Array.from(name)
  if (characters.length <= maxFileNameLength) return name
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, maxFileNameLength - Array.from(extension).length).join('') + extension
}

/**
 * The media type as the browser told it, without parameters; bytes of no known kind where it is none, and for mails and
 * multiparts, whose bytes a mail may not encode and so not keep (RFC 2046, 5.1 and 5.2.1).
 */
export function plainMediaType(given: string | undefined): string {
  const type = (given ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return /^(?!message\/|multipart\/)[a-z0-9!#$&^_.+-]{1,60}\/[a-z0-9!#$&^_.+-]{1,100}$/.test(type)
    ? type
    : 'application/octet-stream'
}

/** Files of one message. */
const maxAttachedFiles = 10

/** Bytes of one file. */
const maxAttachedFileBytes = 5_000_000

/** Bytes of all files of a message: in the mail they grow by a third, and most servers take 25 MB. */
export const maxAttachedBytes = 10_000_000

/** True where the files of one message are within the limits. */
export function filesFit(files: readonly AttachedFile[]): boolean {
  const sizes = files.map(({ content }) => content.byteLength)
  const sum = sizes.reduce((bytes, size) => bytes + size, 0)
  return (
    files.length <= maxAttachedFiles && sum <= maxAttachedBytes && sizes.every((size) => size <= maxAttachedFileBytes)
  )
}
