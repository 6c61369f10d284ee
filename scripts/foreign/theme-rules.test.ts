import { expect, it } from 'vitest'
import { themeRules } from './theme-rules.ts'

it('makes the rules for a page’s elements of a theme.json, as WordPress does', () => {
  const rules = themeRules({
    settings: { color: { palette: [{ slug: 'base', color: '#fff', name: 'Base' }] } },
    styles: {
      color: { background: 'var:preset|color|base' },
      elements: {
        heading: { typography: { fontWeight: '400' } },
        link: { ':hover': { typography: { textDecoration: 'none' } } },
        button: { border: { radius: '0' }, ':focus': { color: { text: 'red' } } },
      },
      blocks: { 'core/quote': { color: { text: 'blue' } } },
    },
  })
  expect(rules.split('\n')).toEqual([
    ':root { --wp--preset--color--base: #fff }',
    'body { background-color: var(--wp--preset--color--base) }',
    'h1, h2, h3, h4, h5, h6 { font-weight: 400 }',
    'a:where(:not(.wp-element-button)) {  }',
    'a:where(:not(.wp-element-button)):hover { text-decoration: none }',
    '.wp-element-button, .wp-block-button__link { border-radius: 0 }',
    '.wp-element-button:focus, .wp-block-button__link:focus { color: red }',
  ])
})
