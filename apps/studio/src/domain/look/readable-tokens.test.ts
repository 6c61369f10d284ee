import type { Look } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { findContrast } from './find-contrast.ts'
import { readableTokens } from './readable-tokens.ts'
import { resolveTokens } from './resolve-tokens.ts'
import { themes } from './themes.ts'

const pale: Look['tokens'] = {
  'color.action': ['#f2c9b8', '#3a2a22'],
  'color.text': ['#b0a8a0', '#5a5550'],
  'color.faint': ['#e0e0e0', '#404040'],
}

describe('a look that is made readable', () => {
  it.each(themes)('[T1291] passes, whatever the theme it began with: $id', ({ id, tokens }) => {
    const look: Look = { theme: id, tokens: { ...tokens, ...pale } }
    expect(findContrast(look)).not.toEqual([])
    expect(findContrast({ ...look, tokens: { ...look.tokens, ...readableTokens(look) } })).toEqual([])
  })

  it('[T1291] keeps what passes', () => {
    expect(resolveTokens({ tokens: readableTokens(undefined) })).toEqual(resolveTokens(undefined))
  })
})
