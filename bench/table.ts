import { type Summary, summarize } from './statistics.ts'
import type { Metric, Results, Suite } from './suite.ts'

const digits = (number: number): number => (Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2)
/** A number with three digits that count. */
export const written = (number: number): string => number.toFixed(digits(number))

/** One row for each metric and subject: median, spread, and how it stands to the peer. */
export function tableOf({ subjects, metrics, peer }: Suite, results: Results): string {
  const rows = metrics.flatMap(({ key, label, unit, better }) => {
    const summaryOf = (name: string): Summary =>
      summarize((results[name] ?? []).map((round) => round[key] ?? Number.NaN))
    const told = subjects.filter(({ name }) => Number.isFinite(summaryOf(name).median))
    return told.map(({ name }, index) => {
      const { median, min, max } = summaryOf(name)
      const verdict = name === peer ? '' : verdictOf(summaryOf(name), summaryOf(peer), better)
      return [
        index === 0 ? label : '',
        name,
        `${written(median)} ${unit}`,
        `${written(min)} – ${written(max)}`,
        verdict,
      ]
    })
  })
  return align([['', '', 'median', 'spread', `of ${peer}`], ...rows])
}

/** The ratio of the medians in words; with a question mark where one median lies within the other's spread. */
function verdictOf(own: Summary, other: Summary, better: Metric['better']): string {
  if (!Number.isFinite(other.median)) return ''
  const ratio = own.median / other.median
  const settled = !isWithin(own.median, other) && !isWithin(other.median, own)
  const word = Math.abs(ratio - 1) < 0.05 ? 'even' : ratio > 1 === (better === 'higher') ? 'ahead' : 'behind'
  return `${ratio.toFixed(2)} × ${word}${settled || word === 'even' ? ' ' : '?'}`
}

const isWithin = (number: number, { min, max }: Summary): boolean => min <= number && number <= max

function align(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) => row.map((cell, column) => cell[column < 2 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('  '))
    .map((line) => `  ${line}`.trimEnd())
    .join('\n')
}
