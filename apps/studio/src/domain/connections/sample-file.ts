import type { FileValue } from '@letterslot/core'

/** The smallest PDF that readers open: one empty page. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
const sampleText = 'A sample file from Letterslot. You can delete it.\n'

/** A grey square of one pixel, as each format has it, in base64. */
const pixels = {
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==',
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==',
  'image/gif': 'R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
} as const

/** The media types of files by the ends of their names. */
const mediaTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
} as const satisfies Readonly<Record<string, string>>

/** Makes a small real file of a sample's name: a picture or a PDF that opens, else a line of text. */
export function sampleFile({ name }: FileValue): File {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const type = Object.entries(mediaTypes).find(([known]) => known === extension)?.[1] ?? ''
  switch (type) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/gif':
      return new File([Uint8Array.from(atob(pixels[type]), (character) => character.charCodeAt(0))], name, { type })
    case 'application/pdf':
      return new File([pdf], name, { type })
    default:
      return new File([sampleText], name, { type })
  }
}
