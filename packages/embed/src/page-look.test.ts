import { expect, it } from 'vitest'
import { pageLook } from './page-look.ts'

const look = (of: object) => pageLook(JSON.parse(JSON.stringify(of)))

it('[B80] says tokens, fonts, the point in sight and the maker’s own rules, which come last', () => {
  const made = look({
    tokens: { 'color.text': ['#33231b', '#f7eadf'], 'size.width': 700, 'label.position': 'beside', stripe: 'off' },
    scheme: 'dark',
    cover: { src: 'data:image/webp;base64,AA==', alt: '', width: 1, height: 1, focus: [20, 80] },
    fonts: [{ family: 'Nord 2', src: 'data:font/woff2;base64,d09GMg==' }],
    css: 'h1 { color: red }',
  })
  expect(made.classes).toBe('ls-label-beside ls-stripe-off')
  expect(made.css.split('\n')).toEqual([
    ':root{color-scheme:dark;--look-color-text:light-dark(#33231b,#f7eadf);--look-size-width:700px;--look-label-position:beside;--look-stripe:off}',
    '@font-face{font-family:"Nord 2";src:url(data:font/woff2;base64,d09GMg==) format("woff2")}',
    '.ls-cover>img{object-position:20% 80%}',
    'h1 { color: red }',
  ])
})

it('[B82] leaves out every value that no document may have', () => {
  const made = look({
    tokens: { 'color.text': ['red;}body{display:none', '#000000'], 'font.text': 'a}b{', 'x:y': 1, stripe: 'x"><b>' },
    scheme: 'x}',
    fonts: [
      { family: 'a"b', src: 'data:font/woff2;base64,d09GMg==' },
      { family: 'A', src: 'https://example.org/a.woff2' },
    ],
  })
  expect(made).toEqual({ classes: '', css: ':root{color-scheme:light}' })
})

it('[B82] keeps the maker’s rules from ending the element around them', () => {
  const { css } = look({ css: 'a::before { content: "</style><script>"; } <!-- b { color: red }' })
  expect(css).toBe('a::before { content: "\\3c /style><script>"; } \\3c !-- b { color: red }')
})

it('[B84] says nothing of an empty look', () => {
  expect(look({})).toEqual({ classes: '', css: '' })
})
