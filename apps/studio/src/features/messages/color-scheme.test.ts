import { expect, it } from 'vitest'
import { withDarkScheme, withLightScheme } from './MailParts.tsx'

it.each([
  [
    '<style>@media (prefers-color-scheme:dark){a{}}</style><p>(prefers-color-scheme:dark)</p>',
    '<style>@media (min-width:0){a{}}</style><p>(prefers-color-scheme:dark)</p>',
  ],
  [
    '<p>(prefers-color-scheme: dark)</p><STYLE media="all">@media screen and ( Prefers-Color-Scheme: dark ){}</STYLE>',
    '<p>(prefers-color-scheme: dark)</p><STYLE media="all">@media screen and (min-width:0){}</STYLE>',
  ],
  ['<p>no styles</p>', '<p>no styles</p>'],
])('[T1018] the styles for the dark apply, and no word of a mail is changed: %s', (html, dark) => {
  expect(withDarkScheme(html)).toBe(dark)
})

it('[T1146] the styles for the dark never apply in the light, and no word of a mail is changed', () => {
  const words = '<p>(prefers-color-scheme:dark)</p>'
  expect(withLightScheme(`<style>@media (prefers-color-scheme:dark){a{}}</style>${words}`)).toBe(
    `<style>@media (max-width:0){a{}}</style>${words}`,
  )
})
