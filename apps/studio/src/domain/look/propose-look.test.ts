import { isTokenName, isTokenValue } from '@letterslot/core/look'
import { readSiteLook } from '@letterslot/intake/read-look'
import { expect, it } from 'vitest'
import { findContrast } from './find-contrast.ts'
import { type LookProposal, proposeLook } from './read-look-source.ts'

function propose(text: string): LookProposal {
  const reading = readSiteLook(text)
  return proposeLook(reading.status === 'read' ? reading.values : [])
}

const pottery = `body { background: #f3e6d8; color: #33231b; font-family: Seravek, sans-serif }
h1 { font-family: Georgia, serif } .card { background: #fffaf4 }
.btn-primary { background: #a9502c; color: #fff; border-radius: 100em } input { border: 1px solid #98816e; border-radius: 10px }`

it('[T1234] makes a whole look of a site, which passes and holds what the site says', () => {
  const { tokens, scheme, taken, changes } = propose(pottery)
  expect(findContrast({ tokens })).toEqual([])
  expect(Object.entries(tokens).filter(([name, value]) => !(isTokenName(name) && isTokenValue(name, value)))).toEqual(
    [],
  )
  expect(scheme).toBeUndefined()
  expect(changes).toEqual([])
  expect(taken.map(({ token }) => token)).toHaveLength(10)
  const [light] = Object.entries(tokens).flatMap(([, value]) => (Array.isArray(value) ? [value[0]] : []))
  expect(light).toBe('#f3e6d8')
  expect(tokens).toMatchObject({
    'color.sheet': ['#fffaf4', expect.any(String)],
    'color.action': ['#a9502c', expect.any(String)],
    'color.mark': ['#a9502c', expect.any(String)],
    'font.text': 'Seravek, sans-serif',
    'font.heading': 'Georgia, serif',
    'radius.control': 10,
    'radius.button': 999,
    'radius.sheet': 20,
    stripe: 'off',
  })
})

it('[T1234] takes a dark site as a dark look, and a colour that cannot be read as near as it can', () => {
  const { tokens, scheme, taken, changes } = propose('body { background: #111; color: #777 } .btn { background: #09f }')
  expect(scheme).toBe('dark')
  expect(taken.map((value) => value.scheme)).toEqual(['dark', 'dark', 'dark'])
  expect(tokens['color.paper'][1]).toBe('#111111')
  expect(changes.map(({ token, from }) => `${token} ${from}`)).toContain('color.text #777777')
  expect(findContrast({ tokens })).toEqual([])
})

it('[T1234] knows light and dark apart where the site has both, and leaves words without their button out', () => {
  const { tokens, scheme, taken } = propose(`:root { --primary-foreground: #000; --bg: #fff }
@media (prefers-color-scheme: dark) { :root { --bg: #101418 } } body { background: var(--bg) }`)
  expect(scheme).toBeUndefined()
  expect(tokens['color.paper']).toEqual(['#ffffff', '#101418'])
  expect(taken.map(({ token }) => token)).toEqual(['color.paper', 'color.paper'])
})

it('[T1234] of nothing is the default look without its stripe', () => {
  expect(propose('p { margin: 0 }')).toMatchObject({ taken: [], changes: [], tokens: { stripe: 'off' } })
})
