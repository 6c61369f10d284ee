import { describe, expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

const page = read('docs/reference/constants.md')
const rooms = [
  'packages/core',
  'packages/client',
  'packages/email',
  'packages/react',
  'packages/embed',
  'apps/studio',
  'apps/relay',
]

/** Units of time, which nobody could want to change, and how many of a list a drawing shows (`shown…`). */
const unlisted = /^(minute|minuteMs|dayMs|shown.*)$/

/** A product of whole numbers, as constants are written: `50 * 1024`, `30_000`. */
const productOf = (expression: string): number =>
  expression.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1)

/** Every top-level constant of a room that is a plain number: `file name value`. */
function declared(room: string): string[] {
  const sources = filesUnder(`${room}/src`).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.|contract-suite|torture\/|test-relay|manual-clock/.test(file),
  )
  return sources.flatMap((file) =>
    [...read(file).matchAll(/^(?:export )?const (\w+)(?:: number)? = ([\d_]+(?: \* [\d_]+)*)$/gm)]
      .filter(([, name = '']) => !unlisted.test(name))
      .map(([, name = '', value = '']) => `${file} ${name} ${productOf(value)}`),
  )
}

/** The rows of the page: constant, value, unit, why, how to change; the file stands in the row above them. */
function listed(room: string): string[] {
  const rows: string[] = []
  let file = ''
  for (const line of page.split('\n')) {
    file = /^\| \*\*`([^`]+)`\*\*/.exec(line)?.[1] ?? file
    const [, name, value] = /^\| `(\w+)` \| ([\d,]+) \|/.exec(line) ?? []
    if (name && value && file.startsWith(`${room}/`)) rows.push(`${file} ${name} ${value.replaceAll(',', '')}`)
  }
  return rows
}

describe('docs/reference/constants.md', () => {
  it.each(rooms)('lists every named number of %s, and no other', (room) => {
    expect(listed(room).sort()).toEqual(declared(room).sort())
  })

  it('knows numbers of every room that has some', () => {
    expect(rooms.filter((room) => declared(room).length > 0)).toEqual(rooms)
  })

  it('gives each a unit, a reason and a way to change it', () => {
    const rows = page.split('\n').filter((line) => /^\| `\w+` \|/.test(line))
    const cells = rows.map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
    expect(cells.filter((row) => row.length !== 5 || row.includes(''))).toEqual([])
  })

  it('gives the breakpoints that the form’s style sheet has', () => {
    const css = [...read('packages/react/src/form.css').matchAll(/@container \(min-width: (\d+)px\)/g)]
    const told = /breakpoints[^|]*\| ([\d, ]+) \|/.exec(page)?.[1]
    expect(told).toBe([...new Set(css.map((match) => match[1]))].join(', '))
  })
})
