import type { LookFont } from '@letterslot/core'
import { maxFontBytes, maxFonts } from '@letterslot/core/look'

/** The outcome of reading a font that the maker chose. */
export type FontReading =
  | { readonly status: 'read'; readonly font: LookFont }
  | { readonly status: 'no-woff2' | 'too-large' | 'too-many' | 'unreadable' }

const woff2Signature = 'wOF2'

/** Reads a font file into the document: a WOFF2 file within the limit, by a name that CSS and a document can have. */
export async function readFontFile(file: File, fonts: readonly LookFont[]): Promise<FontReading> {
  if (fonts.length >= maxFonts) return { status: 'too-many' }
  if (file.size > maxFontBytes) return { status: 'too-large' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  if (bytes === undefined) return { status: 'unreadable' }
  if (String.fromCharCode(...bytes.subarray(0, woff2Signature.length)) !== woff2Signature) return { status: 'no-woff2' }
  const src = `data:font/woff2;base64,${base64Of(bytes)}`
  return { status: 'read', font: { family: freeFamily(familyOf(file.name), fonts), src } }
}

/** The family that a file's name says, in the letters that a document takes. */
export function familyOf(fileName: string): string {
  const name = fileName.replace(/\.[^.]*$/, '').replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ')
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, 60) || 'font'
}

function freeFamily(family: string, fonts: readonly LookFont[]): string {
  return fonts.some((font) => font.family === family) ? `${family} 2` : family
}

/** The bytes of a file that stands in a document as a `data:` address. */
export function dataBytes(src: string): number {
  const digits = src.slice(src.indexOf(',') + 1).replace(/=+$/, '')
  return Math.floor((digits.length * 3) / 4)
}

function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
