import type { Look } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { isChanged, keptAction, resetLook, tokensOfFix, withTheme, withTokens } from './change-look.ts'
import { findContrast } from './find-contrast.ts'
import { resolveTokens } from './resolve-tokens.ts'
import { themeOf } from './themes.ts'

const [kiln, garden, letter, post] = ['kiln', 'garden', 'letter', 'post'].map(themeOf)
if (!kiln || !garden || !letter || !post) throw new Error('A theme is missing.')
const logo = { src: 'data:image/webp;base64,AAAA', alt: '', width: 8, height: 8 }
const own = { 'color.action': ['#2b3f8f', '#a9b8ff'], 'color.on-action': ['#ffffff', '#131a3d'] } as const

describe('another theme', () => {
  it('[T1231] takes the tokens alone', () => {
    const look: Look = { theme: 'kiln', tokens: { ...kiln.tokens, ...own }, scheme: 'dark', logo, css: 'a {}' }
    const changed = withTheme(look, garden, { keepsAction: false })
    expect(changed).toEqual({ theme: 'garden', tokens: expect.anything(), scheme: 'dark', logo, css: 'a {}' })
    expect(resolveTokens(changed)).toEqual(garden.tokens)
  })

  it('[T1231] keeps the maker’s own action colour, and marks with it what the theme marks with its own', () => {
    const look: Look = { theme: 'kiln', tokens: { ...kiln.tokens, ...own } }
    expect(resolveTokens(withTheme(look, garden, { keepsAction: true }))).toEqual({
      ...garden.tokens,
      ...own,
      'color.mark': own['color.action'],
      'color.on-mark': own['color.on-action'],
    })
    // Post marks what is chosen in ink, and goes on to.
    expect(keptAction(look, post)?.['color.mark']).toEqual(post.tokens['color.mark'])
  })

  it('[T1231] does not keep one that is the old theme’s, or that does not pass', () => {
    expect(keptAction({ theme: 'kiln', tokens: kiln.tokens }, garden)).toBeUndefined()
    const pale: Look = { theme: 'kiln', tokens: { ...kiln.tokens, ...own, 'color.action': ['#fbe9d9', '#e8986d'] } }
    expect(keptAction(pale, garden)).toBeUndefined()
    expect(resolveTokens(withTheme(pale, garden, { keepsAction: true }))).toEqual(garden.tokens)
  })
})

describe('the theme', () => {
  it('[T1232] comes back whole, or one token of it', () => {
    const look: Look = { theme: 'kiln', tokens: { ...kiln.tokens, ...own, 'radius.control': 2 }, scheme: 'light', logo }
    const back = resetLook(look)
    expect(back).toEqual({ theme: 'kiln', tokens: expect.anything(), logo })
    expect(resolveTokens(back)).toEqual(kiln.tokens)
    expect([isChanged(look), isChanged(back), isChanged(undefined)]).toEqual([true, false, false])
    const one = resolveTokens(withTokens(look, { 'radius.control': undefined }))
    expect(one).toEqual({ ...kiln.tokens, ...own })
  })

  it('[T1233] leaves no trace where it is the default one', () => {
    expect(withTheme({ theme: 'kiln', tokens: kiln.tokens }, post, { keepsAction: true })).toBeUndefined()
    expect(withTokens(undefined, { stripe: 'on' })).toBeUndefined()
    expect(withTokens(undefined, { stripe: 'off' })).toEqual({ tokens: { stripe: 'off' } })
    expect(withTokens({ tokens: { stripe: 'off' }, logo }, { stripe: undefined })).toEqual({ logo })
  })

  it('[T1225] takes a fix of the contrast guard as a change of one colour in one scheme', () => {
    const look: Look = { theme: 'letter', tokens: { ...letter.tokens, 'color.action': ['#c96f4a', '#f3ece0'] } }
    const [fix] = findContrast(look).flatMap(({ fixes }) => fixes)
    if (!fix) throw new Error('Nothing to fix.')
    expect(tokensOfFix(look, fix)).toEqual({ 'color.action': [fix.to, '#f3ece0'] })
    expect(findContrast(withTokens(look, tokensOfFix(look, fix)))).toEqual([])
  })
})
