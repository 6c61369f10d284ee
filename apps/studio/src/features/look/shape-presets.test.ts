import { describe, expect, it } from 'vitest'
import { resolveTokens } from '../../domain/look/resolve-tokens.ts'
import { themes } from '../../domain/look/themes.ts'
import { densityOf, densityTokens, shapeOf, shapeTokens, weightNumbers, weightOf } from './ShapeControls.tsx'

describe('presets of shapes', () => {
  it.each(['tight', 'even', 'airy'] as const)('[T1294] the density “%s” is what its press sets', (density) => {
    expect(densityOf(resolveTokens({ tokens: densityTokens[density] }))).toBe(density)
  })

  it.each(['square', 'rounded', 'pill'] as const)('[T1294] the button “%s” is what its press sets', (shape) => {
    expect(shapeOf(resolveTokens({ tokens: shapeTokens[shape] }))).toBe(shape)
  })

  it.each(['regular', 'semibold', 'bold'] as const)('[T1341] the weight “%s” is what its press sets', (weight) => {
    expect(weightOf(weightNumbers[weight])).toBe(weight)
  })

  it('[T1341] a weight of 500 is told as what faces of systems draw for it', () => {
    expect(weightOf(500)).toBe('regular')
  })

  it('[T1294] every theme has one of each', () => {
    const found = themes.map(({ tokens }) => `${densityOf(tokens)} ${shapeOf(tokens)}`)
    expect(new Set(found).size).toBeGreaterThan(3)
  })
})
