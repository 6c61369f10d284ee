import type { LookPicture } from '@letterslot/core'
import { maxCoverBytes, maxImageBytes, maxLogoBytes } from '@letterslot/core/look'

/** A picture of a look. */
export type PictureKind = 'cover' | 'logo'

/** A picture that is made small: of a look, or between the fields. */
export type ShrunkKind = PictureKind | 'image'

/** The outcome of making a picture small enough for a form. */
export type ShrunkPicture =
  | { readonly status: 'made'; readonly picture: Omit<LookPicture, 'alt'> }
  | { readonly status: 'unreadable' | 'too-large' }

/** Bytes of a picture, at most. */
export const maxPictureBytes: Readonly<Record<ShrunkKind, number>> = {
  cover: maxCoverBytes,
  logo: maxLogoBytes,
  image: maxImageBytes,
}

/** Pixels of the longer side: twice what a form shows, for dense screens. */
const longestSides: Readonly<Record<ShrunkKind, number>> = { cover: 1600, logo: 320, image: 1200 }

/** Tries, the best first: of the longest side, and of WebP's quality. */
const shrinkings: readonly (readonly [share: number, quality: number])[] = [
  [1, 0.85],
  [1, 0.7],
  [0.75, 0.7],
  [0.5, 0.65],
  [0.35, 0.6],
]

/** Makes a file a picture within the limits of a form, on this device; what was in the file besides is left behind. */
export async function shrinkPicture(file: Blob, kind: ShrunkKind): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { status: 'unreadable' }
  for (const [share, quality] of shrinkings) {
    const scale = Math.min(1, (longestSides[kind] * share) / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
    const blob = await draw(bitmap, { width, height, quality })
    if (!blob) return { status: 'unreadable' }
    if (blob.size > maxPictureBytes[kind]) continue
    return { status: 'made', picture: { src: await readAsDataUrl(blob), width: width ?? 1, height: height ?? 1 } }
  }
  return { status: 'too-large' }
}

interface Drawing {
  readonly width: number | undefined
  readonly height: number | undefined
  readonly quality: number
}

/** Draws it as WebP; a browser that writes none gives PNG, and then JPEG is the smaller one where nothing shines through. */
async function draw(bitmap: ImageBitmap, { width = 1, height = 1, quality }: Drawing): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  const webp = await toBlob(canvas, 'image/webp', quality)
  if (webp?.type === 'image/webp') return webp
  const jpeg = await toBlob(canvas, 'image/jpeg', quality)
  return webp && jpeg && webp.size < jpeg.size ? webp : jpeg
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality))
}

async function readAsDataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader()
  const done = new Promise<void>((resolve) => reader.addEventListener('loadend', () => resolve(), { once: true }))
  reader.readAsDataURL(blob)
  await done
  return String(reader.result)
}
