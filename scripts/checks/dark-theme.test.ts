import { expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

/** The blocks of a style sheet that only one of the two themes has. */
const themed = /(?:\[data-theme[^{]*|prefers-color-scheme[^{]*\{\s*:root[^{]*)\{([^{}]*)\}/g

// For this reason axe looks at a screen's structure in light alone, and at its colours in both.
it('the dark theme changes colours and shadows, and nothing else', () => {
  const sheets = ['apps/studio', 'packages'].flatMap(filesUnder).filter((file) => file.endsWith('.css'))
  const declared = sheets.flatMap((file) =>
    [...read(file).matchAll(themed)].flatMap(([, block = '']) =>
      block.split(';').map((declaration) => declaration.split(':')[0]?.trim() ?? ''),
    ),
  )
  const properties = new Set(declared.filter((property) => property !== ''))
  expect(properties).toContain('--paper')
  expect(properties).toContain('color-scheme')
  expect(
    [...properties].filter(
      (property) => !/^(--[a-z]+(-deep|-wash|-strong|-ink|-1|-2|-3)?|color-scheme)$/.test(property),
    ),
  ).toEqual([])
  const mentions = sheets.filter((file) => /data-theme|prefers-color-scheme/.test(read(file)))
  expect(mentions).toEqual(['apps/studio/src/ui/styles/tokens.css', 'packages/react/src/form.css'])
})
