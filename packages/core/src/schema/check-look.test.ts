import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../form-of.test.fixture.ts'
import { lookClasses, lookStyle } from '../look-style.ts'
import { isFontList, isTokenName, isTokenValue, lookTokens } from '../model/look-tokens.ts'
import { parseForm } from './parse.ts'

/** Pointer, code and sentence of every fault of a form with this look. */
function faultsOf(look: unknown): readonly (readonly string[])[] {
  const parsed = parseForm(documentOf([], { look }))
  return parsed.ok ? [] : parsed.error.faults.map(({ pointer, code, message }) => [pointer, code, message])
}
const codesOf = (look: unknown): readonly string[] => faultsOf(look).map(([pointer, code]) => `${code} ${pointer}`)

/** Base64 of so many bytes. */
const base64 = (bytes: number): string => Buffer.alloc(bytes).toString('base64')
const picture = { src: `data:image/webp;base64,${base64(30)}`, alt: 'Bowls', width: 1200, height: 400 }
const font = { family: 'Nord Serif 2', src: `data:font/woff2;base64,${base64(30)}` }

const kiln = {
  theme: 'kiln',
  tokens: {
    'color.action': ['#a9502c', '#E8986D'],
    'color.text': ['currentcolor', 'currentcolor'],
    'color.sheet': ['transparent', 'transparent'],
    'font.heading': `Georgia, "Iowan Old Style", 'Palatino Linotype', serif`,
    'font.text': 'inherit',
    'radius.control': 10,
    'size.text': 16.5,
    'heading.weight': 400,
    'heading.align': 'center',
    'label.position': 'beside',
    'button.width': 'auto',
    sheet: 'shadow',
    stripe: 'off',
  },
  scheme: 'dark',
  cover: { ...picture, place: 'beside', focus: [0, 100] },
  logo: { ...picture, alt: '' },
  fonts: [font, font],
  css: 'h1 { letter-spacing: 0 }',
}

describe('a look', () => {
  it('[C140 C1] is kept as it was, keys that are not known included', () => {
    const look = { ...kiln, note: 1 }
    const parsed = parseForm(documentOf([], { look }))
    expect(parsed.ok && parsed.value.look).toEqual(look)
  })

  it('[C140] names an unknown token, and what a bad value should have been', () => {
    const tokens = {
      'color.sky': ['#000000', '#ffffff'],
      'color.text': ['#123', 'red'],
      'radius.control': 29,
      'heading.align': 'end',
      'font.text': 'x; color: red',
    }
    expect(faultsOf({ tokens })).toEqual([
      ['/look/tokens/color.sky', 'unknown-token', 'There is no token “color.sky”: take it out.'],
      [
        '/look/tokens/color.text',
        'bad-token',
        '“color.text” takes two colours, for light and for dark, each as #1c2430, currentcolor or transparent.',
      ],
      ['/look/tokens/radius.control', 'bad-token', '“radius.control” takes a number from 0 to 28.'],
      ['/look/tokens/heading.align', 'bad-token', '“heading.align” takes one of these: start, center.'],
      [
        '/look/tokens/font.text',
        'bad-token',
        '“font.text” takes a list of fonts as CSS has it, such as Georgia, "Iowan Old Style", serif; or inherit.',
      ],
    ])
  })

  it.each([
    [7, ['wrong-type /look']],
    [{ tokens: [] }, ['wrong-type /look/tokens']],
    [{ scheme: 'sepia' }, ['unknown-value /look/scheme']],
    [{ theme: 1, css: {} }, ['wrong-type /look/theme', 'wrong-type /look/css']],
    [{ css: 'x'.repeat(20_001) }, ['too-large /look/css']],
    [{ tokens: { 'size.gap': Number.NaN } }, ['bad-token /look/tokens/size.gap']],
    [{ tokens: { sheet: null } }, ['bad-token /look/tokens/sheet']],
    [{ tokens: { 'color.text': ['#000000'] } }, ['bad-token /look/tokens/color.text']],
  ])('[C140] %j has the faults %j', (look, codes) => {
    expect(codesOf(look)).toEqual(codes)
  })

  it.each([
    [
      { cover: {} },
      ['missing /look/cover/src', 'missing /look/cover/alt', 'missing /look/cover/width', 'missing /look/cover/height'],
    ],
    [{ logo: { ...picture, src: 'https://example.org/a.png' } }, ['bad-picture /look/logo/src']],
    [{ logo: { ...picture, src: 'data:image/svg+xml;base64,AAAA' } }, ['bad-picture /look/logo/src']],
    [{ logo: { ...picture, src: 'data:image/png;base64,' } }, ['bad-picture /look/logo/src']],
    [{ logo: { ...picture, src: 'data:image/png;base64,AA"onload=' } }, ['bad-picture /look/logo/src']],
    [
      { logo: { ...picture, width: 1.5, height: 0 } },
      ['bad-picture /look/logo/width', 'bad-picture /look/logo/height'],
    ],
    [{ cover: { ...picture, place: 'below' } }, ['unknown-value /look/cover/place']],
    [{ cover: { ...picture, focus: [50, 101] } }, ['bad-picture /look/cover/focus']],
    [{ cover: { ...picture, focus: [50] } }, ['bad-picture /look/cover/focus']],
    [{ fonts: [font, font, font] }, ['too-large /look/fonts']],
    [
      { fonts: [{ family: 'a"b', src: 'data:font/woff;base64,AA==' }] },
      ['bad-font /look/fonts/0/family', 'bad-font /look/fonts/0/src'],
    ],
  ])('[C141] a picture or a font of %j has the faults %j', (look, codes) => {
    expect(codesOf(look)).toEqual(codes)
  })

  it.each([
    ['cover', 'image/webp', 300_000],
    ['logo', 'image/png', 60_000],
    ['font', 'font/woff2', 120_000],
  ])('[C141] a %s of %s has at most %i bytes, to the byte', (name, type, most) => {
    const lookOf = (bytes: number): object => {
      const src = `data:${type};base64,${base64(bytes)}`
      return name === 'font' ? { fonts: [{ ...font, src }] } : { [name]: { ...picture, src } }
    }
    expect(codesOf(lookOf(most))).toEqual([])
    const [[, code, message] = []] = faultsOf(lookOf(most + 1))
    expect([code, message]).toEqual(['too-large', expect.stringContaining(`${most + 1} bytes; at most ${most} fit.`)])
  })

  it.each([
    'Georgia',
    'inherit',
    'system-ui, sans-serif',
    '"Iowan Old Style",serif',
    "'Ærø 2', Ada Serif",
    '-apple-system',
  ])('[C142] takes the fonts %s', (list) => {
    expect(isFontList(list)).toBe(true)
  })

  it.each([
    '',
    ',',
    'a,',
    'inherit, serif',
    '"a',
    '"a;b"',
    'a;b',
    'a}b',
    'url(x)',
    'a\nb',
    '"a\\"',
    '1a',
    'a'.repeat(301),
    7,
  ])('[C142] does not take the fonts %j', (list) => {
    expect(isFontList(list)).toBe(false)
  })

  it('[C142] a list of fonts that is taken ends no declaration and no rule', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const list of [text, `"${text}"`, `a, ${text}`])
          if (isFontList(list)) expect(list).not.toMatch(/[;{}()\\<\n]/)
      }),
    )
  })

  it('[C144] has defaults that are values of their tokens', () => {
    const wrong = Object.entries(lookTokens).filter(
      ([name, token]) => !(isTokenName(name) && isTokenValue(name, token.default)),
    )
    expect(wrong).toEqual([])
  })
})

describe('lookStyle', () => {
  it('[C143] gives each token as a custom property', () => {
    const tokens = {
      'color.on-action': ['#ffffff', '#2a130a'],
      'font.text': 'Georgia, serif',
      'radius.control': 10,
      'heading.weight': 400,
      sheet: 'none',
    } as const
    expect(lookStyle({ tokens })).toEqual({
      '--look-color-on-action': 'light-dark(#ffffff,#2a130a)',
      '--look-font-text': 'Georgia, serif',
      '--look-radius-control': '10px',
      '--look-heading-weight': '400',
      '--look-sheet': 'none',
    })
  })

  it('[C143] gives none of a look without tokens', () => {
    expect([lookStyle({}), lookClasses({})]).toEqual([{}, ''])
  })

  it('[C143] tells the words that a style sheet tells apart, as classes', () => {
    const tokens = { stripe: 'off', 'label.position': 'beside', sheet: 'none', 'heading.style': 'italic' } as const
    const cover = { ...picture, place: 'beside' } as const
    expect(lookClasses({ tokens, cover })).toBe('ls-stripe-off ls-label-beside ls-sheet-none ls-cover-beside')
  })
})
