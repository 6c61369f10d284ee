import { expect, it } from 'vitest'
import { documentOf, formOf } from '../form-of.test.fixture.ts'
import { issues as messages } from '../messages/en.ts'
import { withRareIssues } from '../messages/en-rare.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { withPictureIssues } from '../messages/picture-issues.ts'
import type { FileRule } from '../model/rule.ts'
import { parseForm } from '../schema/parse.ts'
import { compilePictureSize, type PictureSize } from './picture-size.ts'

const file = (name: string) => ({ name, type: 'image/png', size: 1 })
const sizes: Readonly<Record<string, PictureSize>> = {
  'small.png': { width: 400, height: 300 },
  'tall.png': { width: 600, height: 2_000 },
}

function codesOf(bounds: Partial<FileRule>, names: readonly string[]): unknown {
  const check = compilePictureSize({ kind: 'file', ...bounds }, ({ name }) => sizes[name])
  return typeof check === 'string' ? check : check(names.map(file))?.map((one) => [one.code, one.limit, one.file])
}

it.each<[Partial<FileRule>, readonly string[], unknown]>([
  [{ minWidth: 400, minHeight: 300, maxHeight: 2_000 }, ['small.png', 'tall.png'], []],
  [{ minWidth: 401 }, ['tall.png', 'small.png'], [['rangeUnderflow', '401 × …', 'small.png']]],
  [{ minWidth: 10, minHeight: 301 }, ['small.png'], [['rangeUnderflow', '10 × 301', 'small.png']]],
  [{ maxHeight: 1_999 }, ['small.png', 'tall.png'], [['rangeOverflow', '… × 1999', 'tall.png']]],
  [{ minWidth: 9_999, maxWidth: 9_999 }, ['letter.pdf'], []],
  [{ minWidth: 2, maxWidth: 1 }, [], 'contradiction'],
])('[C639] pictures with %j, of %j: %j', (bounds, names, found) => {
  expect(codesOf(bounds, names)).toEqual(found)
})

it('[C639] is said with the name of the file', () => {
  const form = formOf([{ kind: 'file', rules: [{ kind: 'file', minWidth: 800, minHeight: 600 }] }])
  const [field] = form.pages.flatMap(({ fields }) => fields)
  if (!field) throw new Error('A field.')
  const issue = { field: field.id, rule: 0, code: 'rangeUnderflow', limit: '800 × 600', file: 'a.png' } as const
  expect(formatIssue(issue, { form, messages: withPictureIssues(withRareIssues(messages)) })).toBe(
    '“a.png” is too small: at least 800 × 600 pixels',
  )
})

it.each<[object, string, string]>([
  [{ minWidth: 0 }, '/minWidth', 'contradiction'],
  [{ maxHeight: 1.5 }, '/maxHeight', 'contradiction'],
  [{ maxHeight: 10_001 }, '/maxHeight', 'contradiction'],
  [{ minHeight: '3' }, '/minHeight', 'wrong-type'],
  [{ minWidth: 5, maxWidth: 4 }, '', 'contradiction'],
])('[C639] a rule with %j is refused at %s: %s', (bounds, pointer, code) => {
  const parsed = parseForm(documentOf([{ kind: 'file', rules: [{ kind: 'file', ...bounds }] }]))
  const faults = parsed.ok ? [] : parsed.error.faults.map((fault) => [fault.pointer, fault.code])
  expect(faults).toEqual([[`/pages/0/fields/0/rules/0${pointer}`, code]])
})
