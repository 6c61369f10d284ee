import { isFontList } from '@letterslot/core/look'
import { describe, expect, it } from 'vitest'
import { dataBytes, familyOf, readFontFile } from './font-file.ts'

const woff2 = (size: number, name = 'Mary Ann.woff2'): File => {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('wOF2'))
  return new File([bytes], name)
}

describe('a font of the maker’s own', () => {
  it('[T1293] becomes part of the document, byte for byte, and says how many', async () => {
    const reading = await readFontFile(woff2(1001), [])
    if (reading.status !== 'read') throw new Error(reading.status)
    expect(reading.font.family).toBe('Mary Ann')
    expect(dataBytes(reading.font.src)).toBe(1001)
    const again = await readFontFile(woff2(1001), [reading.font])
    expect(again).toMatchObject({ status: 'read', font: { family: 'Mary Ann 2' } })
  })

  it('[T1293] is refused where it is none, too large or one too many', async () => {
    const font = { family: 'A', src: 'data:font/woff2;base64,AAAA' }
    const outcomes = [
      await readFontFile(new File(['%PDF'], 'a.pdf'), []),
      await readFontFile(woff2(120_001), []),
      await readFontFile(woff2(8), [font, font]),
    ]
    expect(outcomes.map(({ status }) => status)).toEqual(['no-woff2', 'too-large', 'too-many'])
  })

  it.each(['Mary Ann.woff2', '"; } x {.woff2', '.woff2', 'Größe_1.2.woff2'])(
    '[T1293] takes a name from “%s” that CSS can hold',
    (name) => {
      expect(isFontList(`"${familyOf(name)}"`)).toBe(true)
    },
  )
})
