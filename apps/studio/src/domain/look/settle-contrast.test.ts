import fc from 'fast-check'
import { expect, it } from 'vitest'
import { completeTokens } from './complete-tokens.ts'
import { findContrast } from './find-contrast.ts'
import { settleContrast } from './settle-contrast.ts'
import { themedColors } from './theme.ts'
import { themeOf, themes } from './themes.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const scheme = fc.constantFrom('light' as const, 'dark' as const)
const colors = fc.record(Object.fromEntries(themedColors.map((name) => [name, hex])), { requiredKeys: [] })
const post = themeOf('post').tokens

it('[T1229] whatever the colours, they pass once settled', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...themedColors), fc.tuple(hex, hex)), scheme, (changed, of) => {
      const { tokens, changes } = settleContrast({ ...post, ...changed }, of)
      expect(findContrast({ tokens, scheme: of })).toEqual([])
      expect(changes.every(({ from, to }) => from !== to)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

it.each(themes.map((theme) => [theme.id, theme] as const))('[T1229] %s is left as it is', (_, { tokens }) => {
  expect(settleContrast(tokens, 'light')).toEqual({ tokens, changes: [] })
  expect(settleContrast(tokens, 'dark')).toEqual({ tokens, changes: [] })
})

it('[T1230] whatever colours are known, the look made of them passes and tells which were found and moved', () => {
  fc.assert(
    fc.property(colors, colors, (light, dark) => {
      const { tokens, derived, changes } = completeTokens({ light, dark }, post)
      expect(findContrast({ tokens })).toEqual([])
      const known = { light, dark }
      expect(derived.every(({ token, scheme: of }) => known[of][token] === undefined)).toBe(true)
      expect(changes.every(({ token, scheme: of, from }) => known[of][token] === from)).toBe(true)
      const kept = themedColors.filter(
        (token) =>
          light[token] !== undefined && !changes.some((change) => change.token === token && change.scheme === 'light'),
      )
      expect(kept.filter((token) => tokens[token][0] !== light[token])).toEqual([])
    }),
    { numRuns: 40 },
  )
})

it('[T1230] dark follows from light: the hue stays, what was dark on light is light on dark', () => {
  const { 'color.action': action } = completeTokens({ light: { 'color.action': '#a9502c' }, dark: {} }, post).tokens
  expect(action).toEqual(['#a9502c', '#ffa380'])
})
