import { describe, expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import type { Issue } from '../model/issue.ts'
import type { FileValue } from '../model/values.ts'
import { compileForm } from './compile.ts'
import { compileFile } from './file.ts'
import { compileRareRule } from './rare.ts'
import type { RuleReport } from './registry.ts'

const photo: FileValue = { name: 'photo.JPG', type: 'image/jpeg', size: 7_000_000 }
const letter: FileValue = { name: 'letter.pdf', type: 'application/pdf', size: 40_000 }
const drawing: FileValue = { name: 'house.dwg', type: '', size: 900_000 }

function issuesOf(rules: readonly object[], files: readonly FileValue[]): Issue[] {
  const form = formOf([{ kind: 'file', rules }])
  return compileForm(form, { compileRareRule }).validate(valuesOf({ f0: files }))
}

describe('files', () => {
  it('[C20] break nothing by themselves, and none breaks only required', () => {
    expect(issuesOf([], [photo, letter, drawing])).toEqual([])
    const rules = [
      { kind: 'length', min: 2 },
      { kind: 'file', accept: '.pdf', maxBytes: 1 },
    ]
    expect(issuesOf(rules, [])).toEqual([])
    expect(issuesOf([...rules, { kind: 'required' }], [])).toEqual([{ field: 'f0', rule: 2, code: 'valueMissing' }])
  })

  it('[C34] are counted by length', () => {
    const rules = [{ kind: 'length', min: 2, max: 2 }]
    expect(issuesOf(rules, [photo])).toEqual([{ field: 'f0', rule: 0, code: 'tooFew', limit: 2, actual: 1 }])
    expect(issuesOf(rules, [photo, letter])).toEqual([])
    expect(issuesOf(rules, [photo, letter, drawing])).toEqual([
      { field: 'f0', rule: 0, code: 'tooMany', limit: 2, actual: 3 },
    ])
  })

  it('[C34] have a size of at most maxBytes each, and the largest is told', () => {
    const rule = { kind: 'file', maxBytes: 100_000 }
    expect(issuesOf([rule], [{ ...letter, size: 100_000 }])).toEqual([])
    expect(issuesOf([rule], [drawing, photo, letter])).toEqual([
      { field: 'f0', rule: 0, code: 'fileTooLarge', limit: 100_000, actual: 7_000_000, file: 'photo.JPG' },
    ])
  })

  it.each([
    ['.jpg', photo, true],
    ['.JPG', photo, true],
    ['.jpeg', photo, false],
    ['image/jpeg', photo, true],
    ['IMAGE/*', photo, true],
    ['image/*', letter, false],
    ['image/*,.pdf', letter, true],
    [' .png , .dwg ', drawing, true],
    ['application/acad', drawing, false],
    ['image/*', { ...photo, type: '' }, false],
    ['.pdf', { ...letter, name: 'pdf' }, false],
  ])('[C34] with accept “%s” takes %j: %s', (accept, file, taken) => {
    expect(issuesOf([{ kind: 'file', accept }], [file])).toEqual(
      taken ? [] : [{ field: 'f0', rule: 0, code: 'fileTypeMismatch', limit: accept }],
    )
  })

  it('[C35] are sent unchecked, and that is reported, where nobody brings what checks them', () => {
    const reports: RuleReport[] = []
    const form = formOf([{ kind: 'file', rules: [{ kind: 'file', maxBytes: 1 }] }])
    const compiled = compileForm(form, { onReport: (report) => reports.push(report) })
    expect(compiled.validate(valuesOf({ f0: [photo] }))).toEqual([])
    expect(reports).toEqual([{ field: 'f0', rule: 0, flaw: 'unchecked' }])
  })

  it('[C28] [F18] a size that nothing can have is left out and reported', () => {
    expect(compileFile({ kind: 'file', maxBytes: -1 })).toBe('contradiction')
    expect(compileFile({ kind: 'file', maxBytes: Number.NaN })).toBe('contradiction')
  })
})
