import { expect, it } from 'vitest'
import { suggestWebAddress } from './suggest-web-address.ts'

it.each(['example.org', 'www.example.org/a?b#c', 'bücher.example', ' sub.example.co.uk '])(
  '[C255] a web address without its scheme is told with it: %s',
  (text) => {
    expect(suggestWebAddress(text)).toBe(`https://${text.trim()}`)
  },
)

it.each([
  ...['', 'ada', 'ada.', 'ada makes', 'https://example.org', 'javascript:a.bc', 'ada@example.org'],
  ...['a.b', '3.5', 'see example.org', '//example.org', 'example.org:80', 'exa|mple.org'],
])('[C255] nothing is told of %s', (text) => {
  expect(suggestWebAddress(text)).toBeUndefined()
})
