import { expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

/** The properties and values by which a side is left or right, whatever the direction of the writing. */
const physical = [
  /(?:^|[;{\s])(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?\s*:[^;}]*/g,
  /(?:^|[;{\s])(?:text-align|float|clear|justify-(?:content|items|self))\s*:[^;}]*\b(?:left|right)\b/g,
]
const visitors = ['packages/react/src', 'packages/embed/src', 'apps/studio/src/features/shared-form']
const sheets = visitors.flatMap(filesUnder).filter((file) => file.endsWith('.css'))

it.each(sheets)('[R243] %s names no side left or right: from right to left all of it is mirrored', (sheet) => {
  const rules = read(sheet).replace(/\/\*.*?\*\//gs, '')
  expect(physical.flatMap((pattern) => rules.match(pattern) ?? [])).toEqual([])
})

it('[R243] such a side is found', () => {
  const rules =
    'a { margin-left: 1px; left: 0; border-top-right-radius: 0; text-align: right; margin: 0; text-align: start }'
  expect(physical.flatMap((pattern) => rules.match(pattern) ?? []).map((one) => one.trim())).toEqual([
    'margin-left: 1px',
    'left: 0',
    'border-top-right-radius: 0',
    'text-align: right',
  ])
  expect(sheets).toContain('packages/react/src/form.css')
})
