import { describe, expect, it } from 'vitest'
import { findContrast } from './find-contrast.ts'
import { readLookSource, withProposal } from './read-look-source.ts'
import { resolveTokens } from './resolve-tokens.ts'
import { themeOf } from './themes.ts'
import { writeDesignTokens } from './write-design-tokens.ts'

const logo = { src: 'data:image/webp;base64,AAAA', alt: '', width: 8, height: 8 }

describe('a look from elsewhere', () => {
  it('[T1295] of a style sheet is proposed with the place of each value, and taken without pictures being lost', () => {
    const reading = readLookSource('body { background: #fffaf0; color: #222 }\n.btn-primary { background: #2b3f8f }')
    if (reading.status !== 'proposed') throw new Error(reading.status)
    expect(reading.site.map(({ source }) => source.selector)).toContain('.btn-primary')
    const look = withProposal({ theme: 'kiln', logo }, reading)
    expect([look?.theme, look?.logo, findContrast(look)]).toEqual(['kiln', logo, []])
    expect(resolveTokens(look)['color.action'][0]).toBe('#2b3f8f')
  })

  it('[T1295] of a file of design tokens comes back as it went out', () => {
    const garden = { theme: 'garden', tokens: themeOf('garden').tokens, scheme: 'light' } as const
    const reading = readLookSource(writeDesignTokens(garden))
    if (reading.status !== 'proposed') throw new Error(reading.status)
    expect(resolveTokens(withProposal(undefined, reading))).toEqual(garden.tokens)
    expect(withProposal(undefined, reading)).toMatchObject({ theme: 'garden', scheme: 'light' })
  })

  it.each([
    ['', 'nothing'],
    ['p { margin: 0 }', 'nothing'],
    ['{ "a": ', 'not-json'],
    ['{}', 'nothing'],
  ])('[T1295] “%s” is refused as %s', (text, status) => {
    expect(readLookSource(text).status).toBe(status)
  })
})
