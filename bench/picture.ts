import type { Row } from './report.ts'
import { median } from './statistics.ts'
import { written } from './table.ts'

const [width, nameWidth, numberWidth, rowHeight, gap] = [720, 190, 90, 20, 34]

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Draws a bar for each median, metric by metric, each in the scale of its own longest. Units are those of the table.
 * @returns an SVG of 720 px, in light and dark.
 */
export function pictureOf(title: string, rows: readonly Row[]): string {
  const parts: string[] = []
  let top = 8
  for (const metric of new Set(rows.map((row) => row.metric))) {
    const own = rows.filter((row) => row.metric === metric)
    const longest = Math.max(...own.map(({ rounds }) => median(rounds)))
    parts.push(`<text class="label" x="0" y="${top + 12}">${escaped(metric.label)}</text>`)
    top += 20
    for (const { name, rounds, ratios } of own) {
      const middle = median(rounds)
      const length = Math.max(1, (middle / longest) * (width - nameWidth - numberWidth))
      parts.push(
        `<text x="${nameWidth - 8}" y="${top + 13}" text-anchor="end">${escaped(name)}</text>`,
        `<rect class="${ratios.length === 0 ? 'own' : 'other'}" x="${nameWidth}" y="${top + 2}" width="${length.toFixed(1)}" height="${rowHeight - 6}" rx="2"/>`,
        `<text x="${(nameWidth + length + 6).toFixed(1)}" y="${top + 13}">${written(middle)} ${escaped(metric.unit)}</text>`,
      )
      top += rowHeight
    }
    top += gap - rowHeight
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img">
<title>${escaped(title)}</title>
<style>
  text { font: 12px system-ui, sans-serif; fill: #3c4453 }
  .label { font-weight: 600; fill: #1b222d }
  .own { fill: #ffc629; stroke: #7a5b00 }
  .other { fill: #b9bfca }
  @media (prefers-color-scheme: dark) {
    text { fill: #b9bfca }
    .label { fill: #f4f5f7 }
    .other { fill: #565f70 }
  }
</style>
${parts.join('\n')}
</svg>
`
}
