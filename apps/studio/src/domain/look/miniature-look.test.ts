import { describe, expect, it } from 'vitest'
import { miniatureLook } from './miniature-look.ts'

describe('the miniature of a library card', () => {
  it('[T1299] wears the look of its form, in the scheme that is fixed', () => {
    const tokens = {
      'color.action': ['#a9502c', '#e8986d'],
      'color.paper': ['transparent', 'transparent'],
      'font.heading': 'Georgia, serif',
      'heading.weight': 400,
      'radius.control': 10,
      'radius.button': 999,
    } as const
    expect(miniatureLook({ tokens })).toEqual({
      '--_send': '#a9502c',
      '--_heading': 'Georgia, serif',
      '--_weight': '400',
      '--_corner': '5px',
      '--_button': '12px',
    })
    expect(miniatureLook({ tokens, scheme: 'dark' })['--_send']).toBe('#e8986d')
  })

  it('[T1299] is the default one without a look', () => {
    expect(miniatureLook(undefined)).toEqual({})
  })
})
