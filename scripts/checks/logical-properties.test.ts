import { expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

/** The properties and values by which a side is left or right, whatever the direction of the writing. */
const physical = [
  /(?:^|[;{\s])(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?\s*:[^;}]*/g,
  /(?:^|[;{\s])(?:text-align|float|clear|justify-(?:content|items|self))\s*:[^;}]*\b(?:left|right)\b/g,
]
const visitors = ['packages/react/src', 'packages/embed/src', 'apps/studio/src/features/shared-form']
/** The same in styles that a component sets; places that a script has measured are numbers of the window. */
const physicalInCode = [
  /\b(?:margin|padding|border|inset)(?:Left|Right)\w*\s*:/g,
  /\b(?:left|right)\s*:\s*['"`\d-]/g,
  /\b(?:textAlign|float|clear|justify\w+)\s*:\s*['"`](?:left|right)\b/g,
]
const sheets = visitors.flatMap(filesUnder).filter((file) => file.endsWith('.css'))

it.each(sheets)('[R243] %s names no side left or right: from right to left all of it is mirrored', (sheet) => {
  const rules = read(sheet).replace(/\/\*.*?\*\//gs, '')
  expect(physical.flatMap((pattern) => rules.match(pattern) ?? [])).toEqual([])
})

it('[R243] no component sets one', () => {
  const components = visitors.flatMap(filesUnder).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  const found = components.flatMap((file) =>
    physicalInCode.flatMap((pattern) => read(file).match(pattern) ?? []).map((one) => `${file}: ${one}`),
  )
  expect(found).toEqual([])
  const style = "{ marginLeft: '1px', left: 0, textAlign: 'right', marginInlineStart: '1px', textAlign: 'start' }"
  expect(physicalInCode.flatMap((pattern) => style.match(pattern) ?? [])).toEqual([
    'marginLeft:',
    'left: 0',
    "textAlign: 'right",
  ])
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
