import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeQuotedPrintable } from './quoted-printable.ts'

/** Decodes as RFC 2045, 6.7, tells. */
function decode(encoded: string): string {
  const joined = encoded.replaceAll('=\r\n', '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

describe('quoted-printable', () => {
  it.each([
    ['a = b', 'a =3D b'],
    ['blank at the end \nand tab\t', 'blank at the end=20\r\nand tab=09'],
    ['line\r\nends\nand a lone\rreturn', 'line\r\nends\r\nand a lone=0Dreturn'],
    ['größe', 'gr=C3=B6=C3=9Fe'],
    ['x'.repeat(76), `${'x'.repeat(75)}=\r\nx`],
    [`${'x'.repeat(70)}ö`, `${'x'.repeat(70)}=\r\n=C3=B6`],
    [`${'x'.repeat(64)}😀`, `${'x'.repeat(64)}=\r\n=F0=9F=98=80`],
  ])('[S200] writes %j as RFC 2045 has it', (text, encoded) => {
    expect(encodeQuotedPrintable(text).toString('latin1')).toBe(encoded)
  })

  it('[S200] is decoded to the same text, in lines of 76 characters at most', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const encoded = encodeQuotedPrintable(text).toString('latin1')
        expect(encoded).not.toMatch(/[^\t\r\n -~]|[^\r\n]{77}|[ \t](?:\r|$)|(?<!\r)\n|\r(?!\n)/)
        expect(decode(encoded)).toBe(Buffer.from(text.replace(/(?<!\r)\n/g, '\r\n')).toString('utf8'))
      }),
    )
  })
})
