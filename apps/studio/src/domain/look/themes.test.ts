import { isTokenName, isTokenValue, lookTokens } from '@letterslot/core/look'
import { describe, expect, it } from 'vitest'
import { findContrast } from './find-contrast.ts'
import { measureContrast } from './measure-contrast.ts'
import { ownTokens, resolveTokens } from './resolve-tokens.ts'
import { themeIds } from './theme.ts'
import { themeOf, themes } from './themes.ts'

const named = themes.map((theme) => [theme.id, theme] as const)

describe('the themes', () => {
  it('[T1220] are ten, each of its own character', () => {
    expect(themes.map(({ id }) => id)).toEqual(themeIds)
    const characters = themes.map(({ tokens }) =>
      JSON.stringify([tokens['font.heading'], tokens['font.text'], tokens['radius.control'], tokens['radius.button']]),
    )
    const palettes = themes.map(({ tokens }) => JSON.stringify([tokens['color.action'], tokens['color.sheet']]))
    expect(new Set(characters).size).toBe(10)
    expect(new Set(palettes).size).toBe(10)
  })

  it.each(named)('[T1220] %s holds values that a document may hold', (_, { tokens }) => {
    expect(Object.keys(tokens).sort()).toEqual(Object.keys(lookTokens).sort())
    expect(Object.entries(tokens).filter(([name, value]) => !(isTokenName(name) && isTokenValue(name, value)))).toEqual(
      [],
    )
  })

  it.each(named)('[T1221] %s passes AA in every state, in light and in dark', (_, { tokens }) => {
    expect(findContrast({ tokens })).toEqual([])
  })

  it('[T1221] every word of Contrast passes AAA, and its borders stand out as words do', () => {
    const { tokens } = themeOf('contrast')
    expect(findContrast({ theme: 'contrast', tokens })).toEqual([])
    const borders = measureContrast({ tokens }).filter(({ place }) => place === 'fieldBorder')
    expect(borders.map(({ ratio }) => Number(ratio) >= 7)).toEqual([true, true])
  })

  it('[T1222] the default theme is what a form without a look wears', () => {
    const defaults = Object.fromEntries(Object.entries(lookTokens).map(([name, token]) => [name, token.default]))
    expect(themeOf(undefined).tokens).toEqual(defaults)
    expect(themeOf('a-theme-of-later')).toBe(themeOf('post'))
  })

  it.each(named)('[T1222] %s is whole again from what a document keeps of it', (_, { tokens }) => {
    expect(resolveTokens({ tokens: ownTokens(tokens) })).toEqual(tokens)
  })

  it('[T1222] the default theme leaves nothing in a document', () => {
    expect(ownTokens(themeOf('post').tokens)).toEqual({})
  })
})
