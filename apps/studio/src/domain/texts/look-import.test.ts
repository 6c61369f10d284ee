import { expect, it } from 'vitest'
import { themedColors } from '../look/theme.ts'
import { lookImportText, unreadText } from './look-import.ts'

it('[T1238] says where a value of a site comes from, and what became of the rest', () => {
  const source = {
    selector: '.btn-primary',
    property: 'background',
    value: 'var(--brand)',
    through: '--brand',
    line: 3,
  }
  expect(lookImportText.source(source)).toBe('from .btn-primary { background }, by --brand')
  expect(lookImportText.source({ ...source, through: undefined })).toBe('from .btn-primary { background }')
  expect(lookImportText.token('color.action')).toBe('Buttons')
  expect([...themedColors, 'radius.button' as const].filter((name) => lookImportText.token(name) === name)).toEqual([])
  expect(lookImportText.moved({ token: 'color.text', scheme: 'dark', from: '#777777', to: '#8a8a8a' })).toBe(
    'Text, dark: #777777 could not be read there, so it is #8a8a8a.',
  )
  expect(unreadText.import('/site.css')).toBe(
    '/site.css stands elsewhere, and nothing is fetched. Paste its text as well.',
  )
})
