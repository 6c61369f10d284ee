import { expect, it } from 'vitest'
import { read, specOf } from './tree.ts'

/** The success criteria of WCAG 2.2 of levels A and AA: by guideline, the last parts of their numbers. 4.1.1 is gone. */
const criteria = {
  A: {
    ...{ '1.1': [1], '1.2': [1, 2, 3], '1.3': [1, 2, 3], '1.4': [1, 2] },
    ...{ '2.1': [1, 2, 4], '2.2': [1, 2], '2.3': [1], '2.4': [1, 2, 3, 4], '2.5': [1, 2, 3, 4] },
    ...{ '3.1': [1], '3.2': [1, 2, 6], '3.3': [1, 2, 7], '4.1': [2] },
  },
  AA: {
    ...{ '1.2': [4, 5], '1.3': [4, 5], '1.4': [3, 4, 5, 10, 11, 12, 13], '2.4': [5, 6, 7, 11], '2.5': [7, 8] },
    ...{ '3.1': [2], '3.2': [3, 4], '3.3': [3, 4, 8], '4.1': [3] },
  },
}

const report = read('docs/accessibility.md')
const rows = report
  .split('\n')
  .filter((line) => /^\| \d\.\d\.\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

it('docs/accessibility.md has each criterion of WCAG 2.2, A and AA, once, with its level', () => {
  const wanted = Object.entries(criteria).flatMap(([level, guidelines]) =>
    Object.entries(guidelines).flatMap(([guideline, numbers]) => numbers.map((one) => `${guideline}.${one} ${level}`)),
  )
  const answered = rows.map(([, name = '', level = '']) => `${name.split(' ')[0]} ${level}`)
  expect(answered.toSorted()).toEqual(wanted.toSorted())
  expect(answered).toHaveLength(55)
})

it('docs/accessibility.md gives runtime and studio a verdict each, with its reason', () => {
  const verdict = /^(supports|partially|does not|n\/a)$/
  const isAnswered = ([, , , runtime = '', studio = '', by = '']: readonly string[]): boolean =>
    verdict.test(runtime) && verdict.test(studio) && by !== ''
  expect(rows.filter((row) => !isAnswered(row))).toEqual([])
})

it('docs/accessibility.md lists a failure for each criterion that is not wholly met', () => {
  const failing = rows.flatMap(([, name = '', , runtime, studio]) =>
    [runtime, studio].some((verdict) => verdict === 'partially' || verdict === 'does not')
      ? [`${name.split(' ')[0]}`]
      : [],
  )
  const listed = new Set([...report.matchAll(/^\| (?:runtime|studio|both) \| ([\d.]+) \|/gm)].map(([, one]) => one))
  expect(failing.filter((one) => !listed.has(one))).toEqual([])
})

it('docs/accessibility.md names rules that there are, each of which a test proves', () => {
  const rooms = ['packages/react', 'packages/embed', 'apps/studio'].map(specOf)
  const rules = new Set(rooms.flatMap((spec) => [...spec.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, one]) => one)))
  const cited = [...report.matchAll(/\[([A-Z]\d+(?:\s[A-Z]\d+)*)\]/g)].flatMap(([, group = '']) => group.split(/\s/))
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter((rule) => !rules.has(rule))).toEqual([])
})
