import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addToFile, readGuideEdits } from '../guides/guide-edits.ts'
import { read, root } from './tree.ts'

const guide = read('docs/guides/first-change.md')
const edits = readGuideEdits(guide)

it('every addition of docs/guides/first-change.md finds its place, and each file that it names is one of them', () => {
  const sources = new Map<string, string>()
  for (const edit of edits) {
    expect(existsSync(join(root, edit.path))).toBe(edit.at !== undefined)
    const source = sources.get(edit.path) ?? (edit.at ? read(edit.path) : '')
    sources.set(edit.path, addToFile(source, edit))
  }
  expect([...sources.keys()]).toEqual([...new Set(Array.from(guide.matchAll(/In `([^`]+)`/g), ([, path]) => path))])
})

it('docs/guides/first-change.md has at most 40 lines, and promises a rule of a number that is free', () => {
  expect(guide.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  const promise = edits.find(({ path }) => path === 'packages/core/SPEC.md')?.text ?? ''
  const [number = ''] = /\*\*C\d+\*\*/.exec(promise) ?? []
  expect(number).not.toBe('')
  expect(read('packages/core/SPEC.md')).not.toContain(number)
})
