import type { Look, LookFont } from '@letterslot/core'
import { type JSX, useEffect } from 'react'
import type { Marks } from '../form/marks.ts'

export interface LookPicturesProps {
  readonly look: Look
  readonly langOf?: Marks['langOf'] | undefined
}

/** The cover and the logo over a form, and the fonts of its own: all of them stand in the document. */
export function LookPictures({ look: { cover, fonts, logo }, langOf }: LookPicturesProps): JSX.Element {
  useEffect(() => (fonts ? addFonts(fonts) : undefined), [fonts])
  return (
    <>
      {cover && (
        <div className="ls-cover">
          <img
            src={cover.src}
            alt={cover.alt}
            width={cover.width}
            height={cover.height}
            {...langOf?.(cover.alt)}
            style={cover.focus && { objectPosition: `${cover.focus[0]}% ${cover.focus[1]}%` }}
          />
        </div>
      )}
      {logo && (
        <img
          className="ls-logo"
          src={logo.src}
          alt={logo.alt}
          width={logo.width}
          height={logo.height}
          {...langOf?.(logo.alt)}
        />
      )}
    </>
  )
}

/**
 * Adds fonts to the page from their bytes, which no policy on fonts forbids. One that the browser cannot read is left out.
 * @returns what takes them out again.
 */
function addFonts(fonts: readonly LookFont[]): () => void {
  const faces: FontFace[] = []
  for (const { family, src } of fonts) {
    try {
      const bytes = Uint8Array.from(atob(src.slice(src.indexOf(',') + 1)), (character) => character.charCodeAt(0))
      const face = new FontFace(family, bytes)
      face.load().catch(() => undefined)
      faces.push(face)
      document.fonts.add(face)
    } catch {
      // No base64: text is drawn by the next font of the list.
    }
  }
  return () => {
    for (const face of faces) document.fonts.delete(face)
  }
}
