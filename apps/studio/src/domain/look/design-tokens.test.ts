import type { LookTokens } from '@letterslot/core'
import { lookTokens } from '@letterslot/core/look'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findContrast } from './find-contrast.ts'
import { fontStacks } from './font-stacks.ts'
import { readDesignTokens } from './read-design-tokens.ts'
import { resolveTokens } from './resolve-tokens.ts'
import { themes } from './themes.ts'
import { writeDesignTokens } from './write-design-tokens.ts'

const color = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('currentcolor', 'transparent') },
)
/** Any tokens that a document may hold; lists of fonts as we write them. */
const tokens: fc.Arbitrary<LookTokens> = fc.record(
  Object.fromEntries(
    Object.entries(lookTokens).map(([name, token]): [string, fc.Arbitrary<unknown>] => {
      switch (token.kind) {
        case 'color':
          return [name, fc.tuple(color, color)]
        case 'font':
          return [name, fc.constantFrom('inherit', ...Object.values(fontStacks))]
        case 'word':
          return [name, fc.constantFrom(...token.words)]
        default:
          return [name, fc.integer({ min: token.min, max: token.max })]
      }
    }),
  ),
  { requiredKeys: [] },
)

const read = (file: unknown) => readDesignTokens(typeof file === 'string' ? file : JSON.stringify(file))

describe('a file of our own', () => {
  it('[T1235] gives every look’s tokens, theme and scheme back', () => {
    fc.assert(
      fc.property(
        tokens,
        fc.constantFrom(...themes.map(({ id }) => id), undefined),
        fc.constantFrom('light' as const, 'dark' as const, undefined),
        (changed, theme, scheme) => {
          const look = { tokens: changed, ...(theme && { theme }), ...(scheme && { scheme }) }
          const back = read(writeDesignTokens(look))
          expect(back).toMatchObject({ status: 'read', theme, scheme, left: [], derived: [], changes: [] })
          expect(back.status === 'read' && back.tokens).toEqual(resolveTokens(look))
        },
      ),
      { numRuns: 100 },
    )
  })

  it('[T1235] speaks the format: types by group, colours with their space, lengths with their unit', () => {
    const file: unknown = JSON.parse(writeDesignTokens({ theme: 'kiln', tokens: themes[3]?.tokens ?? {} }))
    expect(file).toMatchObject({
      color: {
        $type: 'color',
        light: { action: { $value: { colorSpace: 'srgb', components: [0.66275, 0.31373, 0.17255], hex: '#a9502c' } } },
      },
      font: {
        $type: 'fontFamily',
        heading: { $value: expect.arrayContaining(['Georgia', 'Iowan Old Style', 'serif']) },
      },
      radius: { $type: 'dimension', control: { $value: { value: 10, unit: 'px' } } },
      weight: { $type: 'fontWeight', label: { $value: 600 } },
      $extensions: { 'io.letterslot.look': { theme: 'kiln', tokens: { sheet: 'shadow' } } },
    })
  })
})

describe('another file', () => {
  const foreign = {
    base: {
      $type: 'color',
      clay: { $value: { colorSpace: 'oklch', components: [0.52, 0.13, 40], alpha: 1 } },
      loop: { $value: '{base.pool}' },
      pool: { $value: '{base.loop}' },
    },
    semantic: {
      color: {
        $type: 'color',
        primary: { $value: '{base.clay}' },
        background: {
          light: { $value: { colorSpace: 'srgb', components: [1, 0.98, 0.96] } },
          dark: { $value: { $ref: '#/night/$value' } },
        },
        shadow: { $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.2 } },
        text: { $value: { colorSpace: 'srgb', components: ['x', 0, 0], alpha: 0.5 } },
      },
    },
    night: { $type: 'color', $value: '#14100d' },
    radius: {
      md: { $type: 'dimension', $value: { value: 0.5, unit: 'rem' } },
      huge: { $type: 'dimension', $value: { value: 9, unit: 'vw' } },
    },
    'font-family': { body: { $type: 'fontFamily', $value: ['Avenir Next', 'sans-serif'] } },
    motion: { fast: { $type: 'duration', $value: { value: 100, unit: 'ms' } } },
  }

  it('[T1236] gives what its names let one understand, completed so that it passes; the rest is told', () => {
    const reading = read(foreign)
    if (reading.status !== 'read') throw new Error(reading.status)
    expect(reading.taken).toEqual([
      { token: 'color.action', scheme: 'light', path: 'semantic.color.primary' },
      { token: 'color.paper', scheme: 'light', path: 'semantic.color.background.light' },
      { token: 'color.paper', scheme: 'dark', path: 'semantic.color.background.dark' },
      { token: 'radius.control', scheme: undefined, path: 'radius.md' },
      { token: 'font.text', scheme: undefined, path: 'font-family.body' },
    ])
    expect(reading.left).toEqual([
      { path: 'base.loop', reason: 'reference' },
      { path: 'base.pool', reason: 'reference' },
      { path: 'base.clay', reason: 'unknown' },
      { path: 'semantic.color.shadow', reason: 'unknown' },
      { path: 'semantic.color.text', reason: 'value' },
      { path: 'night', reason: 'unknown' },
      { path: 'radius.huge', reason: 'unknown' },
      { path: 'motion.fast', reason: 'unknown' },
    ])
    expect(reading.tokens).toMatchObject({
      'color.action': ['#a54a28', expect.any(String)],
      'color.paper': ['#fffaf5', '#14100d'],
      'radius.control': 8,
      'font.text': '"Avenir Next", sans-serif',
    })
    expect(findContrast({ tokens: reading.tokens })).toEqual([])
  })

  it('[T1236] of two that mean the same the better one is taken', () => {
    const reading = read({
      c: {
        $type: 'color',
        accent: { $value: '#0000ff' },
        primary: { $value: '#a9502c' },
        brand: { $value: '#00ff00' },
      },
    })
    expect(reading).toMatchObject({
      taken: [{ path: 'c.primary' }],
      left: [
        { path: 'c.accent', reason: 'outranked' },
        { path: 'c.brand', reason: 'outranked' },
      ],
    })
  })

  it('[T1237] is refused in words where it is too large, no JSON or no tokens', () => {
    expect(read('a'.repeat(1_000_001))).toEqual({ status: 'too-large', characters: 1_000_001 })
    expect(read('{')).toEqual({ status: 'not-json', message: expect.any(String) })
    for (const file of [null, 1, [], {}, { $value: 1 }, { a: { b: 1 } }, '"text"'])
      expect(read(file).status).toBe('nothing')
  })

  it('[T1237] is bounded: in tokens, in groups within each other, in references', () => {
    const many = Object.fromEntries(Array.from({ length: 5_050 }, (_, index) => [`t${index}`, { $value: '#123456' }]))
    const left = read({ c: { $type: 'color', ...many } })
    expect(left).toMatchObject({ status: 'nothing' })
    expect('left' in left && left.left.filter(({ reason }) => reason === 'too-many')).toHaveLength(50)
    expect(read(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)).toMatchObject({ left: [{ reason: 'too-deep' }] })
    const chain = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`t${index}`, { $value: `{c.t${index + 1}}` }]),
    )
    expect(read({ c: { $type: 'color', ...chain, t40: { $value: '#111111' } } })).toMatchObject({ status: 'nothing' })
  })

  it('[T1237] is read without an error whatever it holds', () => {
    const key = fc.constantFrom(
      '$value',
      '$type',
      '$ref',
      'color',
      'light',
      'primary',
      'radius',
      '$extensions',
      'io.letterslot.look',
      '__proto__',
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom<unknown>('color', '{color.light}', '#/color', '#123456', 3, null, ['Inter'], 'dimension'),
        fc.dictionary(key, tie('tree')),
      ),
    }))
    fc.assert(
      fc.property(tree, (file) => {
        expect(['nothing', 'read']).toContain(readDesignTokens(JSON.stringify(file)).status)
      }),
      { numRuns: 200 },
    )
  })
})
