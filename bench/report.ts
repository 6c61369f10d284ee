// The page of docs/ about speed, made of kept rounds: npm run bench -- --keep.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureOf } from './picture.ts'
import { median, summarize } from './statistics.ts'
import type { Metric, Results } from './suite.ts'
import { written } from './table.ts'

/** The folder of the rounds that the page is made of, and of its pictures. */
export const keptIn: string = join(import.meta.dirname, '..', 'docs', 'benchmarks')

/** One suite's rounds with the facts of their machine, as a run writes them. */
export interface Facts {
  readonly suite: string
  readonly title: string
  readonly startedAt: string
  readonly machine: { readonly node: string; readonly cpu?: string; readonly cores: number; readonly platform: string }
  readonly loadBefore: number
  readonly rounds: number
  /** The names of the subjects that are ours. */
  readonly ours: readonly string[]
  /** The versions of the peers' packages. */
  readonly versions?: Readonly<Record<string, string>>
  readonly metrics: readonly Metric[]
  readonly results: Results
}

/** A metric of one suite: ours, which comes first, and each other by name. */
export interface Row {
  readonly metric: Metric
  readonly name: string
  readonly rounds: readonly number[]
  /** Ours divided by this in each round; empty for ours itself. */
  readonly ratios: readonly number[]
}

/** A file of the page, by its name in docs/. */
export type Files = ReadonlyMap<string, string>

/** The rows of a suite, metric by metric, of those who have a number for it. */
export function rowsOf({ metrics, results }: Facts): readonly Row[] {
  const [[ourName, ourRounds] = ['', []], ...others] = Object.entries(results)
  return metrics.flatMap((metric) => {
    const numbersOf = (rounds: Results[string]) => rounds.map((round) => round[metric.key] ?? Number.NaN)
    const isKnown = ({ rounds }: Row) => rounds.every(Number.isFinite)
    const own = numbersOf(ourRounds)
    const ours: Row = { metric, name: ourName, rounds: own, ratios: [] }
    const theirs = others.map(([name, rounds]): Row => {
      const numbers = numbersOf(rounds)
      const ratios = numbers.map((number, round) => (own[round] ?? Number.NaN) / number)
      return { metric, name, rounds: numbers, ratios }
    })
    return [ours, ...theirs].filter(isKnown)
  })
}

/** The rounds that are kept, suite by suite. */
export function keptFacts(): readonly Facts[] {
  const files = readdirSync(keptIn).filter((name) => name.endsWith('.json'))
  return files.sort().map((name) => JSON.parse(readFileSync(join(keptIn, name), 'utf8')))
}

/** The page, and a picture for each suite that compares. */
export function reportOf(suites: readonly Facts[]): Files {
  const files = new Map<string, string>()
  const sections = suites.map((facts) => {
    const picture = Object.keys(facts.results).length > 1
    if (picture) files.set(`benchmarks/${facts.suite}.svg`, pictureOf(facts.title, rowsOf(facts)))
    return sectionOf(facts, picture)
  })
  files.set('benchmarks.md', [head(suites), ...sections, tail(suites)].join('\n'))
  return files
}

function head(suites: readonly Facts[]): string {
  const [first] = suites
  if (!first) return '# Benchmarks\n'
  const { machine } = first
  const loads = suites.map(({ loadBefore }) => loadBefore.toFixed(1)).join(', ')
  return `# Benchmarks

Made by \`npm run bench -- --keep\` from the rounds in [benchmarks/](benchmarks/), on ${machine.cores} cores (${machine.cpu ?? 'unknown'}), Node ${machine.node}, on
${suites.map(({ startedAt }) => startedAt.slice(0, 10)).at(-1)}. The machine's load before each part: ${loads}; other work makes milliseconds longer and leaves ratios.

**Method.** Ours and its peers take turns in one run, each round in a fresh process, the order turned round after each. A ratio
compares two of the same round: *0.5* means that ours takes half of it. In brackets: the smallest and the largest round. Where the
brackets hold 1, nothing is proven. What is not measured the same is said in [bench/README.md](../bench/README.md).
`
}

function sectionOf(facts: Facts, hasPicture: boolean): string {
  const rows = rowsOf(facts).map(({ metric, name, rounds, ratios }, index, all) => {
    const { median: middle, min, max } = summarize(rounds)
    const isFirst = all[index - 1]?.metric.key !== metric.key
    const ratio = ratios.length > 0 ? ratioOf(ratios) : ''
    return `| ${isFirst ? metric.label : ''} | ${name} | ${written(middle)} ${metric.unit} (${written(min)} – ${written(max)}) | ${ratio} |`
  })
  const [ours = ''] = Object.keys(facts.results)
  const peers = Object.entries(facts.versions ?? {}).map(([name, version]) => `${name} ${version}`)
  const measured = [`${facts.rounds} ${facts.rounds === 1 ? 'round' : 'rounds'}`, ...peers].join('; ')
  return `## ${facts.title}

${hasPicture ? `![${facts.title}: ${ours} beside its peers](benchmarks/${facts.suite}.svg)\n\n` : ''}${measured}.

| | | median | ${ours}, of it |
|---|---|---|---|
${rows.join('\n')}
`
}

const ratioOf = (ratios: readonly number[]): string =>
  `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)})`

/** Everyone who was better than ours in every round, part by part. */
function tail(suites: readonly Facts[]): string {
  const parts = suites.flatMap((facts) => {
    const rows = rowsOf(facts).filter(({ name, ratios }) => ratios.length > 0 && !facts.ours.includes(name))
    const behind = rows.filter(({ metric, ratios }) =>
      ratios.every((ratio) => (metric.better === 'lower' ? ratio > 1 : ratio < 1)),
    )
    const lines = facts.metrics.flatMap((metric) => {
      const better = behind
        .filter((row) => row.metric === metric)
        .map(({ name, ratios }) => `${name} ${ratioOf(ratios)}`)
      return better.length > 0 ? [`- ${metric.label}: ${better.join('; ')}`] : []
    })
    return lines.length > 0 ? [`**${facts.title}**\n\n${lines.join('\n')}\n`] : []
  })
  return `## Where we are not first

${parts.length > 0 ? `Better than ours in every round, with our ratio to each:\n\n${parts.join('\n')}` : 'No peer was better in every round.\n'}`
}
