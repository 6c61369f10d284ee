import type { Field } from './field.ts'
import type { Value } from './values.ts'

/** The ranks of a field: one an option, the first before the others. A rank without an option is an empty text. */
export function ranksIn({ options = [] }: Pick<Field, 'options'>, value: Value | undefined): readonly string[] {
  const given = typeof value === 'object' ? value : []
  return options.map((_, rank) => {
    const one = given[rank]
    return typeof one === 'string' ? one : ''
  })
}

/** An order as its parameter: each option behind its rank, `1. tea, 2. coffee`. */
export function rankingText(field: Pick<Field, 'options'>, value: Value | undefined): string {
  return ranksIn(field, value)
    .flatMap((one, rank) => (one === '' ? [] : [`${rank + 1}. ${one}`]))
    .join(', ')
}

/** One entry of that parameter as people read it: the label of its option behind its rank. */
export function rankInWords({ options = [] }: Pick<Field, 'options'>, entry: string): string {
  const dot = entry.indexOf('. ')
  const label = options.find(({ value }) => value === entry.slice(dot + 2))?.label
  return dot > 0 && label !== undefined ? `${entry.slice(0, dot)}. ${label}` : entry
}
