import { expect, it } from 'vitest'
import { inTheDark } from './in-the-dark.ts'

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
  expect(inTheDark(html)).toBe(dark)
})
