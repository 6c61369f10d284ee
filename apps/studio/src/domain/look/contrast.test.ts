import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastPairs } from './contrast-pairs.ts'
import { contrastRatio, relativeLuminance } from './contrast-ratio.ts'
import { findContrast } from './find-contrast.ts'
import { measureContrast, shownRatio } from './measure-contrast.ts'
import { resolveTokens, withColor } from './resolve-tokens.ts'
import type { AllTokens } from './theme.ts'
import { themeOf } from './themes.ts'

const kiln = themeOf('kiln').tokens
const changed = (tokens: Partial<AllTokens>) => ({ tokens: { ...kiln, ...tokens } })

describe('luminance and ratio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#123456', '#123456', 1],
  ])('[T1223] of %s and %s', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
  })

  it('[T1223] are never shown rounded up', () => {
    expect(relativeLuminance('#ffffff')).toBeCloseTo(1, 6)
    expect([4.4999, 4.5, 14.58, 3].map(shownRatio)).toEqual([4.4, 4.5, 14.5, 3])
  })
})

describe('findContrast', () => {
  it('[T1225] names place, states, scheme, ratio and the colours that pass', () => {
    const found = findContrast(changed({ 'color.action': ['#c96f4a', '#e8986d'] }))
    expect(found).toEqual([
      {
        place: 'sendWords',
        states: ['rest', 'focus'],
        scheme: 'light',
        ink: 'color.on-action',
        ground: 'color.action',
        kind: 'words',
        ratio: expect.closeTo(3.586, 2),
        needed: 4.5,
        fixes: [
          {
            token: 'color.action',
            scheme: 'light',
            from: '#c96f4a',
            to: '#b65e39',
            ratio: expect.closeTo(4.517, 2),
            isWhole: true,
          },
          {
            token: 'color.on-action',
            scheme: 'light',
            from: '#ffffff',
            to: '#231914',
            ratio: expect.closeTo(4.798, 2),
            isWhole: true,
          },
        ],
      },
    ])
  })

  it('[T1225] looks at the one scheme that the maker has fixed', () => {
    const look = changed({ 'color.action': ['#c96f4a', '#5a5a5a'] })
    expect(findContrast({ ...look, scheme: 'dark' }).map(({ scheme }) => scheme)).toEqual(['dark'])
    expect(findContrast(look).map(({ scheme }) => scheme)).toEqual(['light', 'dark'])
  })

  it('[T1225] each colour that it proposes makes its pair pass, whatever the look', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    const names = ['color.sheet', 'color.text', 'color.action', 'color.border', 'color.wash', 'color.mark'] as const
    fc.assert(
      fc.property(fc.constantFrom(...names), color, color, (name, light, dark) => {
        const look = changed({ [name]: [light, dark] })
        for (const { place, scheme, needed, fixes } of findContrast(look)) {
          for (const { token, to, isWhole } of fixes) {
            const tokens = withColor(resolveTokens(look), token, scheme, to)
            const after = measureContrast({ tokens, scheme })
            expect(after.find((measure) => measure.place === place)?.ratio).toBeGreaterThanOrEqual(needed)
            const left = findContrast({ tokens, scheme }).filter(({ ink, ground }) => ink === token || ground === token)
            expect(left.length === 0).toBe(isWhole)
          }
        }
      }),
      { numRuns: 8 },
    )
  })

  it('[T1225] holds what stands on no sheet against what is around it', () => {
    const paper = { 'color.paper': ['#33231b', '#170f0b'] } as const
    expect(findContrast(changed(paper)).map(({ place }) => place)).not.toContain('requiredStar')
    const found = findContrast(changed({ ...paper, sheet: 'none' })).filter(({ place }) => place === 'requiredStar')
    expect(found.map(({ ground, scheme }) => `${ground} ${scheme}`)).toEqual(['color.paper light'])
  })

  it('[T1225] asks 7 to 1 of words in Contrast, which promises it', () => {
    const { tokens } = themeOf('contrast')
    const look = { tokens: { ...tokens, 'color.action': ['#2a5db0', '#ffe14d'] as const } }
    expect(findContrast(look)).toEqual([])
    expect(findContrast({ ...look, theme: 'contrast' }).map(({ place, needed }) => `${place} ${needed}`)).toEqual([
      'sendWords 7',
    ])
  })

  it('[T1228] does not measure the host page’s own colours', () => {
    const look = { tokens: themeOf('plain').tokens }
    const unknown = measureContrast(look).filter(({ ratio }) => ratio === undefined)
    expect(new Set(unknown.map(({ place }) => place)).size).toBe(contrastPairs.length - 4)
    expect(
      measureContrast(look)
        .filter(({ ratio }) => ratio !== undefined)
        .map(({ place, scheme }) => `${place} ${scheme}`),
    ).toEqual([
      'sendWords light',
      'strongButton light',
      'chosenTick light',
      'problemList light',
      'sendWords dark',
      'strongButton dark',
      'chosenTick dark',
      'problemList dark',
    ])
    expect(findContrast(look)).toEqual([])
  })
})

/** Names that the style sheet has for colours of the list. */
const colorOfVariable: Readonly<Record<string, string>> = {
  well: 'color.paper',
  busy: 'color.wash',
}

describe('the pairs', () => {
  const source = 'packages/react/src'
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const css = sheets
    .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
    .join('')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const colorsIn = (properties: string): string[] =>
    [...css.matchAll(new RegExp(`(?:^|[;{\\s])(?:${properties}):\\s*([^;}]*)`, 'g'))].flatMap(([, value = '']) =>
      [...value.matchAll(/var\(--ls-color-([\w-]+)/g)].map(([, name = '']) => colorOfVariable[name] ?? `color.${name}`),
    )
  /** Without meaning of its own: WCAG 2.2, 1.4.11. */
  const decorative = ['color.line', 'color.action']

  it('[T1224] hold every colour that the style sheet gives to words, borders and signs', () => {
    const inks = new Set<string>(contrastPairs.map(({ ink }) => ink))
    const used = colorsIn('color|fill|stroke|accent-color|outline|border(?:-[a-z-]+)?')
    expect(sheets.length).toBeGreaterThan(10)
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((name) => !inks.has(name) && !decorative.includes(name))).toEqual([])
  })

  it('[T1224] hold every colour that it puts behind something', () => {
    const grounds = new Set<string>(contrastPairs.map(({ ground }) => ground))
    const used = colorsIn('background(?:-color)?')
    expect(used.length).toBeGreaterThan(5)
    // The countdown's own bar, and the dot of what is chosen, are drawn by a background.
    expect([...new Set(used.filter((name) => !grounds.has(name)))]).toEqual(['color.on-mark', 'color.wait'])
  })

  it('[T1224] hold each colour that one rule puts on another', () => {
    const together = [...css.matchAll(/([^{}]*)\{([^{}]*)/g)].flatMap(([, , block = '']) => {
      const of = (property: string): string | undefined => {
        const name = new RegExp(`(?:^|[;\\s])${property}: var\\(--ls-color-([\\w-]+)`).exec(block)?.[1]
        return name === undefined ? undefined : (colorOfVariable[name] ?? `color.${name}`)
      }
      const [ink, ground] = [of('color'), of('background')]
      return ink === undefined || ground === undefined ? [] : [`${ink} on ${ground}`]
    })
    const listed = new Set<string>(contrastPairs.map(({ ink, ground }) => `${ink} on ${ground}`))
    expect(together.length).toBeGreaterThan(2)
    expect(together.filter((pair) => !listed.has(pair))).toEqual([])
  })
})
