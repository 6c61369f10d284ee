import { expect, it } from 'vitest'
import { paperStyle } from './paper-style.ts'

const paperOf = (light: string, dark: string): string =>
  `linear-gradient(light-dark(${light},${dark}), light-dark(${light},${dark}))`

it('[T1338] the paper around a form is that of its look, in the scheme that is fixed', () => {
  expect(paperStyle({ tokens: { 'color.paper': ['#102010', '#081008'] }, scheme: 'dark' })).toEqual({
    backgroundImage: paperOf('#102010', '#081008'),
    backgroundColor: 'canvas',
    color: 'canvastext',
    colorScheme: 'dark',
  })
  expect(paperStyle({ tokens: {} })?.backgroundImage).toBe(paperOf('#f3f1ec', '#14171c'))
})

it('[T1338] a form without a look stands on whatever is there', () => {
  expect(paperStyle(undefined)).toBe(undefined)
})
