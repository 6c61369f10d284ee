import type { Look } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { chooseColor, colorRatio, darkOf, takeFix } from './choose-color.ts'
import { findContrast } from './find-contrast.ts'
import { groupFindings } from './group-findings.ts'
import { toOklch } from './oklch.ts'
import { resolveTokens } from './resolve-tokens.ts'
import { themeOf } from './themes.ts'

const kiln: Look = { theme: 'kiln', tokens: themeOf('kiln').tokens }
const plain: Look = { theme: 'plain', tokens: themeOf('plain').tokens }

const chosen = (look: Look, choice: Parameters<typeof chooseColor>[1]): Look => ({
  ...look,
  tokens: { ...look.tokens, ...chooseColor(look, choice) },
})

describe('a colour that the maker chooses', () => {
  it('[T1284] in light takes its dark one along, which passes there', () => {
    const look = chosen(kiln, { token: 'color.action', scheme: 'light', hex: '#2b3f8f' })
    const [light, dark] = resolveTokens(look)['color.action']
    expect(light).toBe('#2b3f8f')
    expect(Math.abs(toOklch(dark).hue - toOklch(light).hue)).toBeLessThan(0.2)
    expect(findContrast(look)).toEqual([])
  })

  it('[T1284] leaves a dark one that the maker chose by itself', () => {
    const dark = chosen(kiln, { token: 'color.action', scheme: 'dark', hex: '#ffd0b0' })
    const light = chosen(dark, { token: 'color.action', scheme: 'light', hex: '#2b3f8f' })
    expect(resolveTokens(light)['color.action']).toEqual(['#2b3f8f', '#ffd0b0'])
    // One that followed goes on following.
    const first = chosen(kiln, { token: 'color.action', scheme: 'light', hex: '#2b3f8f' })
    const second = chosen(first, { token: 'color.action', scheme: 'light', hex: '#1f5a3a' })
    expect(resolveTokens(second)['color.action'][1]).toBe(darkOf(first, 'color.action', '#1f5a3a'))
  })

  it('[T1284] what is chosen wears the button’s colour for as long as both are the same', () => {
    expect(Object.keys(chooseColor(kiln, { token: 'color.action', scheme: 'light', hex: '#2b3f8f' }))).toEqual([
      'color.action',
      'color.mark',
    ])
    // Post marks in ink.
    expect(Object.keys(chooseColor(undefined, { token: 'color.action', scheme: 'light', hex: '#ffd000' }))).toEqual([
      'color.action',
    ])
  })

  it('[T1285] its ratio is the one nearest to failing, and none where only the page’s own colours are met', () => {
    const pale = chosen(kiln, { token: 'color.action', scheme: 'light', hex: '#c96f4a' })
    expect(colorRatio(pale, 'color.action', 'light')).toEqual({ ratio: expect.closeTo(3.6, 0), needed: 4.5 })
    expect(colorRatio(plain, 'color.text', 'light')).toBeUndefined()
  })

  it('[T1286] findings that one colour mends are one, and its fix mends them all', () => {
    const pale = chosen(kiln, { token: 'color.action', scheme: 'light', hex: '#e0a58c' })
    const groups = groupFindings(findContrast(pale))
    expect(groups.length).toBeLessThan(findContrast(pale).length)
    let mended = pale
    for (const { fixes } of groups) {
      const [best] = fixes
      if (best) mended = { ...mended, tokens: { ...mended.tokens, ...takeFix(mended, best) } }
    }
    expect(findContrast(mended)).toEqual([])
  })
})
