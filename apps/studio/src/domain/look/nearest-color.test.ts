import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast-ratio.ts'
import { nearestColor } from './nearest-color.ts'
import { oklchToHex, toOklch } from './oklch.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Degrees between two hues. */
const between = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180)

describe('nearestColor', () => {
  it('[T1226] passes, and keeps hue and what chroma sRGB has', () => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom(3, 4.5), (from, ground, needed) => {
        const to = nearestColor(from, (color) => contrastRatio(color, ground) >= needed)
        // Black or white reaches 4.5 on every ground.
        if (to === undefined) throw new Error('Nothing passes.')
        expect(contrastRatio(to, ground)).toBeGreaterThanOrEqual(needed)
        const [before, after] = [toOklch(from), toOklch(to)]
        expect(after.chroma).toBeLessThanOrEqual(before.chroma + 0.006)
        // Of an almost grey colour a step of a channel turns the hue.
        if (after.chroma > 0.03) expect(between(before.hue, after.hue)).toBeLessThan(6)
      }),
      { numRuns: 300 },
    )
  })

  it('[T1226] has no passing lightness nearer', () => {
    fc.assert(
      fc.property(hex, hex, (from, ground) => {
        const passes = (color: string) => contrastRatio(color, ground) >= 4.5
        const to = nearestColor(from, passes)
        if (to === undefined || to === from) return
        const { lightness, chroma, hue } = toOklch(from)
        const distance = Math.abs(toOklch(to).lightness - lightness)
        for (let step = 1; step / 256 < distance - 2 / 256; step += 1) {
          for (const at of [lightness - step / 256, lightness + step / 256]) {
            if (at >= 0 && at <= 1) expect(passes(oklchToHex({ lightness: at, chroma, hue }))).toBe(false)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('[T1226] leaves a colour that passes, and says where none does', () => {
    expect(nearestColor('#123456', () => true)).toBe('#123456')
    expect(nearestColor('#123456', () => false)).toBeUndefined()
    expect(nearestColor('#c96f4a', (color) => contrastRatio(color, '#ffffff') >= 4.5)).toBe('#b65e39')
  })
})

describe('OKLCH', () => {
  it('[T1227] gives every colour back to the letter', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(oklchToHex(toOklch(color))).toBe(color)
      }),
    )
  })

  it('[T1227] has the values of CSS Color 4', () => {
    const { lightness, chroma, hue } = toOklch('#ff0000')
    expect([lightness.toFixed(3), chroma.toFixed(3), hue.toFixed(1)]).toEqual(['0.628', '0.258', '29.2'])
    expect(oklchToHex({ lightness: 0.7, chroma: 0.4, hue: 150 })).toMatch(/^#[0-9a-f]{6}$/)
  })
})
