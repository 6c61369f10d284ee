import type { Form } from '@letterslot/core'
import { maxCoverBytes, maxFontBytes, maxLogoBytes } from '@letterslot/core/look'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signUpForm } from '../../features/email/mail.test.fixture.ts'
import { deflate, maxUnpackedBytes, packForm, toBase64Url, unpackForm } from './share-code.ts'

const delivery = {
  origin: 'https://api.emailjs.com',
  publicKey: 'pk_1',
  serviceId: 'service_1',
  templateId: 'template_1',
  fallback: { email: 'hello@example.org' },
}
const form: Form = signUpForm({ maker: 'Atelier Nørd 😀', delivery })

/** A link as somebody else may write it. */
async function packed(text: string): Promise<string> {
  return `1.${toBase64Url(await deflate(new TextEncoder().encode(text)))}`
}

describe('a share code', () => {
  it('[T664] brings the form back whole', async () => {
    expect(await unpackForm(await packForm(form))).toEqual({ ok: true, value: form })
  })

  it('[T664] is made of characters that no program escapes', async () => {
    expect(await packForm(form)).toMatch(/^1\.[\w-]+$/)
  })

  it('[T664] carries what may be published and nothing else', async () => {
    const secret = signUpForm({
      delivery,
      'x-note': 'secret-1',
      pages: form.pages.map((page) => ({ ...page, key: 's' })),
    })
    expect(await unpackForm(await packForm(secret))).toEqual({ ok: true, value: signUpForm({ delivery }) })
  })

  it('[T1340] brings the largest pictures and fonts of a look back', async () => {
    const data = (type: string, bytes: number): string => `data:${type};base64,${btoa('a'.repeat(bytes))}`
    const picture = (bytes: number) => ({ src: data('image/webp', bytes), alt: '', width: 8, height: 8 })
    const src = data('font/woff2', maxFontBytes)
    const fonts = [
      { family: 'Nord', src },
      { family: 'Nord Text', src },
    ]
    const whole = { ...form, look: { cover: picture(maxCoverBytes), logo: picture(maxLogoBytes), fonts } }
    expect(await unpackForm(await packForm(whole))).toEqual({ ok: true, value: whole })
  })

  it('[T664] is refused for an address that is not of the web', async () => {
    const wrong = { ...form, delivery: { ...delivery, origin: '' } }
    await expect(packForm(wrong)).rejects.toMatchObject({ code: 'unsafe-address' })
  })
})

describe('a share code that came otherwise than it left', () => {
  it('[T665] cut off anywhere, it is never a form', async () => {
    const code = await packForm(form)
    const cut = fc.integer({ min: 2, max: code.length - 1 })
    await fc.assert(
      fc.asyncProperty(cut, async (length) => {
        expect(await unpackForm(code.slice(0, length))).toEqual({ ok: false, error: 'damaged' })
      }),
    )
  })

  it('[T665] with one other character, it is never another form', async () => {
    const code = await packForm(form)
    const change = fc.tuple(fc.integer({ min: 2, max: code.length - 1 }), fc.constantFrom(...'AZaz09-_'))
    await fc.assert(
      fc.asyncProperty(change, async ([at, character]) => {
        const other = await unpackForm(code.slice(0, at) + character + code.slice(at + 1))
        expect([
          { ok: false, error: 'damaged' },
          { ok: false, error: 'too-large' },
          { ok: true, value: form },
        ]).toContainEqual(other)
      }),
    )
  })

  it.each([
    ['', 'empty'],
    ['2.abc', 'newer'],
    ['1.', 'damaged'],
    ['abc', 'damaged'],
    ['1.a b', 'damaged'],
    ['1.%20', 'damaged'],
    ['1.AAAA', 'damaged'],
  ])('[T665] “%s” is %s', async (code, fault) => {
    expect(await unpackForm(code)).toEqual({ ok: false, error: fault })
  })

  it('[T665] no text at all brings it down', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await unpackForm(text)).ok).toBe(false)
      }),
    )
  })
})

describe('a share code that somebody else wrote', () => {
  it('[T666] one that stands for more than any form is not unpacked', async () => {
    const bomb = await packed('0'.repeat(50_000_000))
    expect(bomb.length).toBeLessThan(100_000)
    expect(await unpackForm(bomb)).toEqual({ ok: false, error: 'too-large' })
  })

  it('[T666] one of just the largest size is read', async () => {
    const text = `"${'x'.repeat(maxUnpackedBytes - 2)}"`
    expect(await unpackForm(await packed(text))).toEqual({ ok: false, error: 'not-a-form' })
    expect(await unpackForm(await packed(`${text} `))).toEqual({ ok: false, error: 'too-large' })
  })

  it.each([
    ['no JSON', '<html>'],
    ['no form', '{}'],
    ['nesting without end', '['.repeat(100_000)],
    ['a key that reaches a prototype', '{"__proto__":{}}'],
    [
      'a link that is not of the web',
      JSON.stringify({ ...form, delivery: { ...delivery, fallback: { url: 'javascript:alert(1)' } } }),
    ],
    [
      'an address that is not of the web',
      JSON.stringify({ ...form, delivery: { ...delivery, origin: 'data:text/html,x' } }),
    ],
    ['a private key', JSON.stringify({ ...form, delivery: { ...delivery, accessToken: 'secret' } })],
  ])('[T666] %s is no form', async (_, text) => {
    expect(await unpackForm(await packed(text))).toEqual({ ok: false, error: 'not-a-form' })
  })

  it('[T666] a form of a newer Letterslot is told apart', async () => {
    expect(await unpackForm(await packed(JSON.stringify({ ...form, version: 99 })))).toEqual({
      ok: false,
      error: 'newer',
    })
  })
})
